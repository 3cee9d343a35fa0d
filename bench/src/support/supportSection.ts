import { setTimeout as wait } from "node:timers/promises";
import { COOKIES, encodeConsent } from "@spilhus/contracts";
import {
  LIST_SUPPORT_MESSAGES,
  OPEN_SUPPORT_CONVERSATION,
  SEND_SUPPORT_MESSAGE,
  SUPPORT_LIMITS,
  SupportTalkSchema,
} from "@spilhus/contracts/support";
import { type LoadedGateway, loadedGateway } from "@spilhus/gateway/load";
import { ratesInTurns } from "../edge/ratesInTurns.ts";
import { moneyDatabase } from "../money/moneyDatabase.ts";
import { percentile } from "../report/percentile.ts";
import type { Figure, Section } from "../report/section.ts";

const POLLING = 1_000;
const MOST_CORE = 0.15;
const MOST_DELIVERY_MS = 2_200;
/** Players that talk while somebody measures when the other side sees it. */
const TALKING = 24;

interface Talk {
  readonly headers: Readonly<Record<string, string>>;
  readonly id: string;
  readonly version: number;
}

/** Begins a conversation as a page of the player does. */
async function openTalk({ origin, pageOf }: LoadedGateway, player: string): Promise<Talk> {
  const page = await pageOf(player);
  const consent = encodeConsent({ preferences: true, statistics: false, marketing: false });
  const headers = {
    ...page,
    cookie: `${page["cookie"] ?? ""}; ${COOKIES.consent.name}=${consent}`,
    origin: "http://fjord.localhost:3000",
    "content-type": "application/json",
  };
  const answer = await fetch(origin + OPEN_SUPPORT_CONVERSATION.path, {
    method: "POST",
    headers,
    body: JSON.stringify({
      ...{ clientKey: crypto.randomUUID(), topic: "other", channel: "chat", locale: "da", text: "Hej" },
    }),
  });
  if (!answer.ok) throw new Error(`A conversation was refused with ${answer.status}.`);
  const { conversation } = SupportTalkSchema.parse(await answer.json());
  if (!conversation) throw new Error("The answer has no conversation.");
  return { headers, id: conversation.id, version: conversation.version };
}

const addressOf = (path: string, { id }: Talk) => path.replace("{id}", id);

/** What polls without news cost: how many a core answers, beside the read of every page view. */
async function pollCost(gateway: LoadedGateway, talk: Talk, seconds: number): Promise<Figure> {
  const { headers } = talk;
  const quiet = `${gateway.origin}${addressOf(LIST_SUPPORT_MESSAGES.path, talk)}?after=1&known=${talk.version}`;
  const { poll = 0, read = 0 } = await ratesInTurns(
    {
      poll: { url: quiet, headers },
      read: { url: `${gateway.origin}/gateway/player-account/api/public/user/info`, headers },
    },
    seconds,
  );
  const share = (POLLING / (SUPPORT_LIMITS.pollMs / 1_000) / poll) * 100;
  return {
    what: `${POLLING.toLocaleString("en-GB")} players with an open panel and no news`,
    measured: `${Math.round(poll).toLocaleString("en-GB")} polls/s of one gateway`,
    calibration: `user/info ${Math.round(read).toLocaleString("en-GB")} requests/s`,
    result: `${share.toFixed(0)} % of a core`,
    target: `≤ ${MOST_CORE * 100} %`,
    isMet: share <= MOST_CORE * 100,
  };
}

/** From when one side has sent a message to when a panel of the other, which polls every 2 s, has it. */
async function deliveries(gateway: LoadedGateway, talk: Talk, seconds: number): Promise<readonly number[]> {
  const sent = new Map<number, number>();
  const taken: number[] = [];
  let after = 1;
  const end = performance.now() + seconds * 1_000;
  const poll = async () => {
    await wait(Math.random() * SUPPORT_LIMITS.pollMs);
    while (performance.now() < end + SUPPORT_LIMITS.pollMs) {
      const address = `${addressOf(LIST_SUPPORT_MESSAGES.path, talk)}?after=${after}`;
      const answer = await fetch(gateway.origin + address, { headers: talk.headers });
      for (const { seq } of SupportTalkSchema.parse(await answer.json()).messages) {
        after = Math.max(after, seq);
        const at = sent.get(seq);
        if (at !== undefined) taken.push(performance.now() - at);
      }
      await wait(SUPPORT_LIMITS.pollMs);
    }
  };
  const send = async () => {
    while (performance.now() < end) {
      // Below the limit of messages in a minute.
      await wait(3_000 + Math.random() * 1_000);
      const answer = await fetch(gateway.origin + addressOf(SEND_SUPPORT_MESSAGE.path, talk), {
        method: "POST",
        headers: talk.headers,
        body: JSON.stringify({ clientKey: crypto.randomUUID(), text: "Er der nogen?" }),
      });
      const { messages } = SupportTalkSchema.parse(await answer.json());
      const seq = messages.at(-1)?.seq;
      if (seq !== undefined) sent.set(seq, performance.now());
    }
  };
  await Promise.all([poll(), send()]);
  return taken;
}

async function deliveryFigure(
  gateway: LoadedGateway,
  talks: readonly Talk[],
  seconds: number,
): Promise<Figure> {
  const taken = (await Promise.all(talks.map((talk) => deliveries(gateway, talk, seconds)))).flat();
  const sorted = taken.toSorted((one, other) => one - other);
  const p95 = percentile(sorted, 0.95);
  return {
    what: `a message reaches the other side's open panel, ${talks.length} conversations at once`,
    measured: `p95 ${(p95 / 1_000).toFixed(2)} s of ${sorted.length} messages`,
    calibration: `a poll every ${SUPPORT_LIMITS.pollMs / 1_000} s`,
    result: `${(p95 / 1_000).toFixed(2)} s`,
    target: `≤ ${MOST_DELIVERY_MS / 1_000} s`,
    isMet: p95 <= MOST_DELIVERY_MS,
  };
}

/** What customer service's desk costs the gateway, and how soon a message is there. */
export async function supportSection({ seconds }: { readonly seconds: number }): Promise<Section> {
  await using database = await moneyDatabase();
  await using gateway = await loadedGateway(database.db, database.folder);
  const talks: Talk[] = [];
  for (const player of database.players.slice(0, TALKING)) talks.push(await openTalk(gateway, player));
  const [first] = talks;
  if (!first) throw new Error("There is no player to talk with.");
  return {
    id: "support",
    title: "Customer service",
    figures: [
      await pollCost(gateway, first, seconds),
      await deliveryFigure(gateway, talks, Math.max(seconds, 12)),
    ],
    notes: [
      "The gateway runs in the process that sends; its polls are sent by another one. Script bytes are in the section of scripts.",
    ],
  };
}
