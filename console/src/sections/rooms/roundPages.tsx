import { LIST_ROOM_ROUNDS, type StaffRoomRound } from "@spilhus/contracts/staff";
import { DataTable, DetailList, EmptyState, Notice, TextField } from "@spilhus/ui";
import { ActForm, Block } from "../../frame/index.ts";
import { GatewayRefusal } from "../../gateway/index.ts";
import type { Words } from "../../messages/index.ts";
import type { SectionPage } from "../../section/index.ts";
import { ROOMS_PATH } from "./path.ts";

const isOnSale = ({ state }: StaffRoomRound) => state === "planned" || state === "selling";

const stateOf = ({ label }: Words, { state, cancelledBecause }: StaffRoomRound) =>
  cancelledBecause === null
    ? label("states", state)
    : `${label("states", state)}: ${label("choices", cancelledBecause)}`;

function Rounds(props: {
  readonly words: Words;
  readonly title: string;
  readonly rounds: readonly StaffRoomRound[];
}) {
  const { words, title, rounds } = props;
  const { t, ore, time } = words;
  if (rounds.length === 0) return <EmptyState title={t("frame.empty")} headingLevel={3} />;
  return (
    <DataTable
      narrow="stack"
      caption={title}
      columns={[
        { id: "startsAt", label: t("fields.startsAt") },
        { id: "brand", label: t("fields.brand") },
        { id: "room", label: t("fields.room") },
        { id: "state", label: t("fields.state") },
        { id: "players", label: t("fields.players"), align: "end" },
        { id: "plates", label: t("fields.plates"), align: "end" },
        { id: "taken", label: t("fields.taken"), align: "end" },
      ]}
      rows={rounds.map((one) => ({
        id: one.id,
        cells: [
          time(one.startsAt),
          one.brand,
          <a key="room" href={`/${ROOMS_PATH}/${one.id}`}>
            {one.roomName}
          </a>,
          stateOf(words, one),
          one.players,
          one.plates,
          ore(one.takenOre),
        ],
      }))}
    />
  );
}

/** Rounds on sale first. */
export async function roundList({ ask, words }: SectionPage) {
  const { t } = words;
  const { rounds } = await ask(LIST_ROOM_ROUNDS, {});
  const [onSale, others] = [rounds.filter(isOnSale), rounds.filter((one) => !isOnSale(one)).toReversed()];
  return (
    <>
      <Block title={t("rooms.onSale")}>
        <Rounds words={words} title={t("rooms.onSale")} rounds={onSale} />
      </Block>
      <Block title={t("rooms.others")}>
        <Rounds words={words} title={t("rooms.others")} rounds={others} />
      </Block>
    </>
  );
}

/** One round, and its cancellation while it is on sale. */
export async function roundDetail({ ask, member, words }: SectionPage, id: string) {
  const { t, ore, time } = words;
  const { rounds } = await ask(LIST_ROOM_ROUNDS, {});
  const round = rounds.find((one) => one.id === id);
  if (!round) throw new GatewayRefusal(404, "not-found");
  return (
    <Block title={t("rooms.title", { room: round.roomName })}>
      <DetailList
        emptyLabel={t("frame.notGiven")}
        details={[
          { id: "startsAt", term: t("fields.startsAt"), value: time(round.startsAt) },
          { id: "brand", term: t("fields.brand"), value: round.brand },
          { id: "state", term: t("fields.state"), value: stateOf(words, round) },
          { id: "players", term: t("fields.players"), value: String(round.players) },
          { id: "plates", term: t("fields.plates"), value: String(round.plates) },
          { id: "taken", term: t("fields.taken"), value: ore(round.takenOre) },
        ]}
      />
      {!isOnSale(round) && <Notice>{t("rooms.cannotCancel")}</Notice>}
      {isOnSale(round) && member.roles.includes("games-officer") && (
        <ActForm
          action={`/${ROOMS_PATH}/${id}/cancel`}
          button={t("rooms.cancel")}
          kind="danger"
          text={t("rooms.cancelText")}
          requiredNote={t("frame.required")}
        >
          <TextField id="reason" name="reason" label={t("fields.reason")} maxLength={500} required />
        </ActForm>
      )}
    </Block>
  );
}
