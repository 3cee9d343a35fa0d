import { expect } from "@playwright/test";
import { localState } from "../stack/localState.ts";

interface SentMail {
  readonly brand: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly kind: string;
  readonly receivedAt: string;
}

/** Mails in the local stack's outbox to an address since a time, newest first. */
export async function mailsTo(address: string, since: Date): Promise<readonly SentMail[]> {
  const { ports } = await localState();
  const answer = await fetch(
    `http://127.0.0.1:${ports.authorities}/messages?to=${encodeURIComponent(address)}`,
  );
  // The shape is the local stack's own, see `local/src/outbox/outbox.ts`.
  const { messages } = (await answer.json()) as { readonly messages: readonly SentMail[] };
  return messages.filter(({ receivedAt }) => new Date(receivedAt) >= since);
}

/** Waits for a mail of a brand and kind; returns the newest. */
export async function nextMail(brand: string, address: string, kind: string, since: Date): Promise<SentMail> {
  const newest = async () =>
    (await mailsTo(address, since)).find((mail) => mail.brand === brand && mail.kind === kind);
  await expect.poll(newest, { timeout: 15_000 }).toBeDefined();
  const mail = await newest();
  if (!mail) throw new Error(`No mail ${kind} came to ${address}.`);
  return mail;
}
