import { LIST_LIVE_CHAT_ROOMS, LIST_STAFF_CHAT_SANCTIONS } from "@spilhus/contracts/staff";
import type { Section, SectionPage } from "../../section/index.ts";
import { chatPage } from "./chatPage.tsx";
import { hostActs } from "./hostActs.ts";
import { hoursPage } from "./hoursPage.tsx";
import { lineActs } from "./lineActs.ts";
import { CHAT_PATH, HOURS_ID, WORDS_ID } from "./path.ts";
import { roomPage } from "./roomPage.tsx";
import { sanctionActs } from "./sanctionActs.ts";
import { isOfOthers, sanctionPage } from "./sanctionPages.tsx";
import { wordsPage } from "./wordsPage.tsx";

/** Held lines, reports, and what somebody else has proposed or given that this member of staff may decide. */
async function waiting({ ask, member }: SectionPage): Promise<number> {
  const [{ rooms }, proposed, appealed] = await Promise.all([
    ask(LIST_LIVE_CHAT_ROOMS, {}),
    ask(LIST_STAFF_CHAT_SANCTIONS, { query: { which: "proposed" } }),
    ask(LIST_STAFF_CHAT_SANCTIONS, { query: { which: "appealed" } }),
  ]);
  const own = [...proposed.sanctions, ...appealed.sanctions].filter((one) => isOfOthers(one, member.id));
  return rooms.reduce((sum, { held, reports }) => sum + held + reports, own.length);
}

/** Hosts and moderators of the chat: rooms and their lines, reports, sanctions and complaints. */
export const chat: Section = {
  path: CHAT_PATH,
  name: "sections.chat",
  roles: ["chat-moderator"],
  waiting,
  list: chatPage,
  detail(page, id) {
    if (id === WORDS_ID) return wordsPage(page);
    if (id === HOURS_ID) return hoursPage(page);
    return id.includes("_") ? roomPage(page, id) : sanctionPage(page, id);
  },
  acts: { ...lineActs, ...sanctionActs, ...hostActs },
};
