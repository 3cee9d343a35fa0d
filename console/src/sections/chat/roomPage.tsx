import { CHAT_ROOM_MODES } from "@spilhus/contracts/chat";
import {
  LIST_CANNED_LINES,
  LIST_CHAT_LINES,
  LIST_LIVE_CHAT_ROOMS,
  LIST_QUIZZES,
  type LiveChatRoom,
} from "@spilhus/contracts/staff";
import { Select, TextField } from "@spilhus/ui";
import { ActForm, Block } from "../../frame/index.ts";
import { GatewayRefusal } from "../../gateway/index.ts";
import type { Words } from "../../messages/index.ts";
import { Renewal } from "../../renewal/index.ts";
import { BackLink, optionsOf, type SectionPage } from "../../section/index.ts";
import { BadgeForm } from "./BadgeForm.tsx";
import { HostForms } from "./HostForms.tsx";
import { LineTable } from "./LineTable.tsx";
import { CHAT_PATH, pageOf, placeIdOf, placeIn } from "./path.ts";
import { placeName } from "./roomName.ts";
import { SanctionForm } from "./SanctionForm.tsx";

/** Who may write in a room, and how often. */
function ModeForm({ words, room }: { readonly words: Words; readonly room: LiveChatRoom }) {
  const { t } = words;
  return (
    <ActForm
      action={`/${CHAT_PATH}/${placeIdOf(room)}/set`}
      button={t("chat.set")}
      kind="secondary"
      text={t("chat.setText")}
    >
      <Select
        id="mode"
        name="mode"
        label={t("chat.mode")}
        options={optionsOf(words, CHAT_ROOM_MODES, "chatModes")}
        defaultValue={room.mode}
      />
      <TextField
        id="slowSeconds"
        name="slowSeconds"
        type="number"
        label={t("chat.slow")}
        min={0}
        max={600}
        defaultValue={room.slowSeconds}
        required
      />
    </ActForm>
  );
}

/** One room: its latest lines, and what moderators and hosts do there. */
export async function roomPage({ ask, member, words, query }: SectionPage, id: string) {
  const { t } = words;
  const place = placeIn(id);
  const [{ rooms }, { lines }, { lines: canned }, { quizzes }] = await Promise.all([
    ask(LIST_LIVE_CHAT_ROOMS, {}),
    ask(LIST_CHAT_LINES, { query: place }),
    ask(LIST_CANNED_LINES, { query: { brand: place.brand } }),
    ask(LIST_QUIZZES, {}),
  ]);
  const room = rooms.find((one) => placeIdOf(one) === id);
  if (!room) throw new GatewayRefusal(404, "not-found");
  const about = lines.find((line) => line.id === query["linje"] && line.customerNumber !== null);
  const sanction = (
    <div id="sanktion" tabIndex={-1}>
      <Block title={t("chat.sanction")}>
        <SanctionForm words={words} place={id} line={about} />
      </Block>
    </div>
  );
  const title = placeName(words, rooms, room);
  return (
    <>
      <Renewal words={words} path={pageOf(id)} query={query} />
      <BackLink words={words} path={CHAT_PATH} />
      <div className="console-beside">
        <div className="console-lines">
          <Block title={title}>
            <LineTable words={words} title={title} lines={lines} />
          </Block>
        </div>
        <div className="console-side">
          {about && sanction}
          <HostForms
            words={words}
            place={id}
            name={member.name.split(" ")[0] ?? ""}
            canned={canned}
            quizzes={quizzes.filter((one) => placeIdOf(one) === id)}
          />
          {!about && sanction}
          <Block title={t("chat.mode")}>
            <ModeForm words={words} room={room} />
          </Block>
          <BadgeForm words={words} place={id} />
        </div>
      </div>
    </>
  );
}
