import {
  LIST_CHAT_LINES,
  LIST_CHAT_REPORTS,
  LIST_LIVE_CHAT_ROOMS,
  LIST_STAFF_CHAT_SANCTIONS,
  type LiveChatRoom,
} from "@spilhus/contracts/staff";
import { DataTable, EmptyState } from "@spilhus/ui";
import { ActButton, Block } from "../../frame/index.ts";
import type { Answered } from "../../gateway/index.ts";
import type { Words } from "../../messages/index.ts";
import { Renewal } from "../../renewal/index.ts";
import type { SectionPage } from "../../section/index.ts";
import { LineActs, LineTable, Said, writerOf } from "./LineTable.tsx";
import { CHAT_PATH, HOURS_ID, pageOf, placeIdOf, WORDS_ID } from "./path.ts";
import { placeName, roomName } from "./roomName.ts";
import { SanctionTable } from "./sanctionPages.tsx";

function Rooms({ words, rooms }: { readonly words: Words; readonly rooms: readonly LiveChatRoom[] }) {
  const { t, label } = words;
  return (
    <DataTable
      narrow="stack"
      caption={t("chat.rooms")}
      columns={[
        { id: "brand", label: t("fields.brand") },
        { id: "room", label: t("chat.room") },
        { id: "mode", label: t("chat.mode") },
        { id: "slow", label: t("chat.slow"), align: "end" },
        { id: "players", label: t("fields.players"), align: "end" },
        { id: "held", label: t("chat.held"), align: "end" },
        { id: "reports", label: t("chat.reports"), align: "end" },
      ]}
      rows={rooms.map((one) => ({
        id: placeIdOf(one),
        cells: [
          one.brand,
          <a key="room" href={pageOf(placeIdOf(one))}>
            {roomName(words, rooms, one)}
          </a>,
          label("chatModes", one.mode),
          one.slowSeconds,
          one.players ?? "–",
          one.held,
          one.reports,
        ],
      }))}
    />
  );
}

type Reported = Answered<typeof LIST_CHAT_REPORTS>["reports"];

interface ReportsProps {
  readonly words: Words;
  readonly reports: Reported;
  readonly rooms: readonly LiveChatRoom[];
}

function Reports({ words, reports, rooms }: ReportsProps) {
  const { t, label, time } = words;
  if (reports.length === 0) return <EmptyState title={t("frame.empty")} icon="check" headingLevel={3} />;
  return (
    <DataTable
      narrow="stack"
      caption={t("chat.reports")}
      columns={[
        { id: "at", label: t("fields.at") },
        { id: "room", label: t("chat.room") },
        { id: "reason", label: t("fields.reason") },
        { id: "times", label: t("chat.times"), align: "end" },
        { id: "writer", label: t("chat.writer") },
        { id: "line", label: t("chat.line") },
        { id: "act", label: t("fields.act") },
      ]}
      rows={reports.map(({ id, reason, createdAt, times, line }) => ({
        id,
        cells: [
          time(createdAt),
          placeName(words, rooms, line),
          label("chatReasons", reason),
          times,
          writerOf(words, line),
          <Said key="line">{line.body}</Said>,
          <div key="act" className="console-inline">
            <ActButton action={`/${CHAT_PATH}/${id}/uphold`} button={t("chat.upheld")} kind="primary" />
            <ActButton action={`/${CHAT_PATH}/${id}/dismiss`} button={t("chat.dismissed")} />
            <LineActs words={words} line={line} row={id} />
          </div>,
        ],
      }))}
    />
  );
}

/** What waits for moderators first, then the rooms and the sanctions in force. */
export async function chatPage({ ask, words, query }: SectionPage) {
  const { t } = words;
  const sanctionsThat = async (which: "proposed" | "appealed" | "in-force") =>
    (await ask(LIST_STAFF_CHAT_SANCTIONS, { query: { which } })).sanctions;
  const [{ rooms }, { lines }, { reports }, proposed, appealed, inForce] = await Promise.all([
    ask(LIST_LIVE_CHAT_ROOMS, {}),
    ask(LIST_CHAT_LINES, { query: { state: "held" } }),
    ask(LIST_CHAT_REPORTS, {}),
    sanctionsThat("proposed"),
    sanctionsThat("appealed"),
    sanctionsThat("in-force"),
  ]);
  return (
    <>
      <Renewal words={words} path={`/${CHAT_PATH}`} query={query} />
      <p>
        <a href={pageOf(WORDS_ID)}>{t("chat.words")}</a> · <a href={pageOf(HOURS_ID)}>{t("chat.hours")}</a>
      </p>
      <Block title={t("chat.held")}>
        <LineTable words={words} title={t("chat.held")} lines={lines} rooms={rooms} />
      </Block>
      <Block title={t("chat.reports")}>
        <Reports words={words} reports={reports} rooms={rooms} />
      </Block>
      <Block title={t("chat.appeals")}>
        <SanctionTable words={words} title={t("chat.appeals")} sanctions={appealed} />
      </Block>
      <Block title={t("chat.proposed")}>
        <SanctionTable words={words} title={t("chat.proposed")} sanctions={proposed} />
      </Block>
      <Block title={t("chat.rooms")}>
        <Rooms words={words} rooms={rooms} />
      </Block>
      <Block title={t("chat.inForce")}>
        <SanctionTable words={words} title={t("chat.inForce")} sanctions={inForce} />
      </Block>
    </>
  );
}
