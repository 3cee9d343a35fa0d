import {
  LIST_LIVE_CHAT_ROOMS,
  LIST_STAFF_CHAT_SANCTIONS,
  type StaffChatSanction,
} from "@spilhus/contracts/staff";
import { DataTable, DetailList, EmptyState, Notice } from "@spilhus/ui";
import { ActButton, Block } from "../../frame/index.ts";
import { GatewayRefusal } from "../../gateway/index.ts";
import type { Words } from "../../messages/index.ts";
import { BackLink, type SectionPage } from "../../section/index.ts";
import { CHAT_PATH, pageOf } from "./path.ts";
import { roomName } from "./roomName.ts";

const act = ({ id }: StaffChatSanction, name: string) => `/${CHAT_PATH}/${id}/${name}`;

/** Whether a complaint about it has not been decided. */
export const isAppealed = ({ appeal }: StaffChatSanction): boolean =>
  appeal !== null && appeal.outcome === null;

/** Whether this member of staff may be its second person. */
export const isOfOthers = ({ givenBy, decidedBy }: StaffChatSanction, memberId: string): boolean =>
  givenBy !== memberId && decidedBy !== memberId;

const DAY_MINUTES = 1_440;

const lengthOf = ({ t, time }: Words, { kind, until, minutes, state }: StaffChatSanction) => {
  if (kind === "warn") return t("chat.noLength");
  if (until !== null) return time(until);
  if (minutes === null || state !== "proposed") return t("chat.untilLifted");
  return minutes % DAY_MINUTES === 0
    ? t("chat.days", { count: minutes / DAY_MINUTES })
    : t("chat.minutes", { count: minutes });
};

const playerOf = ({ name, customerNumber, brand }: StaffChatSanction) =>
  `${name === null ? "" : `${name}, `}${customerNumber} (${brand})`;

/** Sanctions, each with a link to its page. */
export function SanctionTable(props: {
  readonly words: Words;
  readonly title: string;
  readonly sanctions: readonly StaffChatSanction[];
}) {
  const { words, title, sanctions } = props;
  const { t, label, time } = words;
  if (sanctions.length === 0) return <EmptyState title={t("frame.empty")} icon="check" headingLevel={3} />;
  return (
    <DataTable
      narrow="stack"
      caption={title}
      columns={[
        { id: "at", label: t("fields.at") },
        { id: "player", label: t("fields.player") },
        { id: "kind", label: t("fields.kind") },
        { id: "rule", label: t("fields.rule") },
        { id: "until", label: t("chat.until") },
        { id: "by", label: t("chat.givenBy") },
        { id: "state", label: t("fields.state") },
      ]}
      rows={sanctions.map((one) => ({
        id: one.id,
        cells: [
          time(one.givenAt),
          <a key="player" href={pageOf(one.id)}>
            {playerOf(one)}
          </a>,
          label("chatKinds", one.kind),
          label("chatReasons", one.reason),
          lengthOf(words, one),
          one.givenByName ?? t("fields.colleague"),
          isAppealed(one) ? t("chat.isAppealed") : label("chatStates", one.state),
        ],
      }))}
    />
  );
}

/** What this member of staff may do about a sanction; the gateway decides it again. */
function SanctionActs({
  page: { words, member },
  one,
}: {
  readonly page: SectionPage;
  readonly one: StaffChatSanction;
}) {
  const { t } = words;
  const mayBeSecond = isOfOthers(one, member.id);
  return (
    <>
      {one.state === "proposed" && !mayBeSecond && <Notice>{t("chat.banNeedsOther")}</Notice>}
      {isAppealed(one) && !mayBeSecond && <Notice>{t("chat.appealNeedsOther")}</Notice>}
      <div className="console-inline">
        {one.state === "proposed" && mayBeSecond && (
          <ActButton action={act(one, "confirm")} button={t("chat.confirm")} kind="danger" />
        )}
        {one.state === "proposed" && <ActButton action={act(one, "decline")} button={t("chat.decline")} />}
        {isAppealed(one) && mayBeSecond && (
          <>
            <ActButton action={act(one, "appeal-upheld")} button={t("chat.uphold")} kind="primary" />
            <ActButton action={act(one, "appeal-lifted")} button={t("chat.agree")} />
          </>
        )}
        {one.state === "in-force" && !isAppealed(one) && one.kind !== "warn" && (
          <ActButton action={act(one, "lift")} button={t("chat.lift")} />
        )}
      </div>
    </>
  );
}

/** One sanction: the line, the rule, the staff's note, and a complaint about it. */
export async function sanctionPage(page: SectionPage, id: string) {
  const { ask, words } = page;
  const { t, label, time } = words;
  // Those that wait and those in force are listed whole; the list of all is the newest alone.
  const [{ rooms }, ...lists] = await Promise.all([
    ask(LIST_LIVE_CHAT_ROOMS, {}),
    ...(["proposed", "appealed", "in-force", "all"] as const).map((which) =>
      ask(LIST_STAFF_CHAT_SANCTIONS, { query: { which } }),
    ),
  ]);
  const one = lists.flatMap(({ sanctions }) => sanctions).find((sanction) => sanction.id === id);
  if (!one) throw new GatewayRefusal(404, "not-found");
  return (
    <>
      <BackLink words={words} path={CHAT_PATH} />
      <Block title={`${label("chatKinds", one.kind)}: ${playerOf(one)}`}>
        <DetailList
          emptyLabel={t("frame.notGiven")}
          details={[
            { id: "state", term: t("fields.state"), value: label("chatStates", one.state) },
            { id: "rule", term: t("fields.rule"), value: label("chatReasons", one.reason) },
            { id: "room", term: t("chat.room"), value: roomName(words, rooms, one) },
            { id: "line", term: t("chat.line"), value: one.line },
            { id: "note", term: t("fields.note"), value: one.note },
            {
              id: "until",
              term: t(one.state === "proposed" ? "chat.length" : "chat.until"),
              value: lengthOf(words, one),
            },
            { id: "by", term: t("chat.givenBy"), value: one.givenByName ?? t("fields.colleague") },
            { id: "at", term: t("fields.at"), value: time(one.givenAt) },
            ...(one.decidedByName === null
              ? []
              : [
                  {
                    id: "decided",
                    term: t(one.state === "declined" ? "chat.declinedBy" : "chat.confirmedBy"),
                    value: one.decidedByName,
                  },
                ]),
            ...(one.liftedByName === null
              ? []
              : [{ id: "lifted", term: t("chat.liftedBy"), value: one.liftedByName }]),
            ...(one.appeal === null
              ? []
              : [
                  {
                    id: "appeal",
                    term: t("chat.appeal"),
                    value: `${time(one.appeal.at)}: ${one.appeal.text}`,
                    ...(one.appeal.outcome !== null && { note: label("chatStates", one.appeal.outcome) }),
                  },
                ]),
          ]}
        />
        <SanctionActs page={page} one={one} />
      </Block>
    </>
  );
}
