import { randomUUID } from "node:crypto";
import { COOKIES, encodeConsent } from "@spilhus/contracts";
import {
  FIND_SUPPORT_CONVERSATION,
  LIST_SUPPORT_MESSAGES,
  OPEN_SUPPORT_CONVERSATION,
  SEND_SUPPORT_MESSAGE,
  type SupportConversation,
  type SupportTalk,
  SupportTalkSchema,
} from "@spilhus/contracts/support";
import { siteClient, type SiteClient } from "./siteClient.ts";

/** What a browser sends to begin a conversation. */
export const openingBody = (fields: Readonly<Record<string, unknown>> = {}) => ({
  ...{ clientKey: randomUUID(), topic: "money", channel: "chat", locale: "da", text: "Hvor er mine penge?" },
  ...fields,
});

/** The address of a call about one conversation. */
export const addressOf = (path: string, id: string) => path.replace("{id}", id);

export async function talkIn(answer: Response): Promise<SupportTalk> {
  if (answer.status !== 200) throw new Error(`The call answered ${answer.status}: ${await answer.text()}`);
  return SupportTalkSchema.parse(await answer.json());
}

function conversationIn({ conversation }: SupportTalk): SupportConversation {
  if (!conversation) throw new Error("The answer has no conversation.");
  return conversation;
}

/** The visitor's answer to the question of cookies. */
export function answerCookies(client: SiteClient, preferences = true): void {
  client.cookies.set(
    COOKIES.consent.name,
    encodeConsent({ preferences, statistics: false, marketing: false }),
  );
}

/** A guest's browser that has consented to preferences. */
export function consentingGuest(gateway: string, brand?: string): SiteClient {
  const client = siteClient(gateway, brand);
  answerCookies(client);
  return client;
}

/** Begins a conversation as a page does, for a visitor who has consented to preferences. */
export async function openTalk(
  client: SiteClient,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<SupportConversation> {
  answerCookies(client);
  const answer = await client.call("POST", OPEN_SUPPORT_CONVERSATION.path, { body: openingBody(fields) });
  return conversationIn(await talkIn(answer));
}

export const sendTo = (client: SiteClient, id: string, text: string, clientKey: string = randomUUID()) =>
  client.call("POST", addressOf(SEND_SUPPORT_MESSAGE.path, id), { body: { clientKey, text } });

export const pollOf = (client: SiteClient, id: string, query = "after=0") =>
  client.call("GET", `${addressOf(LIST_SUPPORT_MESSAGES.path, id)}?${query}`);

/** Texts of a conversation, in order. */
export async function textsOf(client: SiteClient, id: string): Promise<readonly string[]> {
  return (await talkIn(await pollOf(client, id))).messages.map(({ text }) => text);
}

export const findTalk = async (client: SiteClient): Promise<SupportTalk> =>
  talkIn(await client.call("GET", FIND_SUPPORT_CONVERSATION.path));
