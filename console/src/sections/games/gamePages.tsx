import { LIST_HOUSE_GAMES, type StaffGame } from "@spilhus/contracts/staff";
import { formatPercent } from "@spilhus/i18n";
import { DataTable, DetailList, TextField } from "@spilhus/ui";
import { ActForm, Block } from "../../frame/index.ts";
import { GatewayRefusal } from "../../gateway/index.ts";
import type { Words } from "../../messages/index.ts";
import type { SectionPage } from "../../section/index.ts";
import { GAMES_PATH } from "./path.ts";

const percent = ({ locale }: Words, value: number) => formatPercent(Math.round(100 * value), locale);

const proved = (words: Words, { rtpPercent }: StaffGame) =>
  rtpPercent === null ? "–" : percent(words, rtpPercent);

const measured = (words: Words, { stakesOre, winsOre }: StaffGame) =>
  stakesOre === 0 ? "–" : percent(words, (100 * winsOre) / stakesOre);

/** Every game of house and studios with the play of its last 24 hours. */
export async function gameList({ ask, words }: SectionPage) {
  const { t, label, ore } = words;
  const { games } = await ask(LIST_HOUSE_GAMES, {});
  return (
    <DataTable
      narrow="stack"
      caption={t("games.all")}
      columns={[
        { id: "game", label: t("fields.game") },
        { id: "kind", label: t("fields.kind") },
        { id: "state", label: t("fields.state") },
        { id: "rounds", label: t("fields.rounds"), align: "end" },
        { id: "stakes", label: t("fields.stakesOre"), align: "end" },
        { id: "wins", label: t("fields.winsOre"), align: "end" },
        { id: "measured", label: t("fields.measured"), align: "end" },
        { id: "proved", label: t("fields.proved"), align: "end" },
      ]}
      rows={games.map((one) => ({
        id: one.game,
        cells: [
          <a key="game" href={`/${GAMES_PATH}/${one.game}`}>
            {one.game}
          </a>,
          label("choices", one.kind),
          label("states", one.state),
          one.rounds,
          ore(one.stakesOre),
          ore(one.winsOre),
          measured(words, one),
          proved(words, one),
        ],
      }))}
    />
  );
}

/** One game, with who closed or opened it, and the form that does the opposite. */
export async function gameDetail({ ask, member, words }: SectionPage, id: string) {
  const { t, label, time } = words;
  const { games } = await ask(LIST_HOUSE_GAMES, {});
  const game = games.find((one) => one.game === id);
  if (!game) throw new GatewayRefusal(404, "not-found");
  const { state, changed } = game;
  const isOpen = state === "open";
  return (
    <Block title={game.game}>
      <DetailList
        emptyLabel={t("frame.notGiven")}
        details={[
          { id: "kind", term: t("fields.kind"), value: label("choices", game.kind) },
          { id: "version", term: t("fields.version"), value: game.mathVersion ?? undefined },
          { id: "state", term: t("fields.state"), value: label("states", state) },
          ...(changed
            ? [
                { id: "by", term: t("fields.by"), value: changed.by ?? t("games.byCheck") },
                { id: "at", term: t("fields.at"), value: time(changed.at) },
                { id: "reason", term: t("fields.reason"), value: changed.reason },
              ]
            : []),
          { id: "measured", term: t("fields.measured"), value: measured(words, game) },
          { id: "proved", term: t("fields.proved"), value: proved(words, game) },
        ]}
      />
      {member.roles.includes("games-officer") && (
        <ActForm
          action={`/${GAMES_PATH}/${id}/${isOpen ? "close" : "open"}`}
          button={t(isOpen ? "games.close" : "games.open")}
          kind={isOpen ? "danger" : "primary"}
          text={t(isOpen ? "games.closeText" : "games.openText")}
          requiredNote={t("frame.required")}
        >
          <TextField id="reason" name="reason" label={t("fields.reason")} maxLength={500} required />
        </ActForm>
      )}
    </Block>
  );
}
