import { setTimeout as wait } from "node:timers/promises";
import { openRealChat, type RealPlayer } from "@spilhus/chat/real-chat";
import { percentile } from "../report/percentile.ts";
import type { Figure } from "../report/section.ts";
import { waitFor } from "../stack/waitFor.ts";
import { ms } from "./times.ts";

const PLAYERS = 40;
const MOST_MS = 1_500;
const ONLINE_MS = 30_000;

type Page = ReturnType<RealPlayer["openPage"]>;

/** Resolves the next time that a page is as far as this. */
const becomes = (page: Page, at: string): Promise<void> =>
  new Promise((resolve) => {
    const stop = page.subscribe(() => {
      if (page.snapshot().connection.at !== at) return;
      stop();
      resolve();
    });
  });

/** From the cut of a player's network to the resumed stream, by the driver that pages have, on a chat server of its own. */
export async function resumptionFigure(): Promise<Figure> {
  await using chat = await openRealChat();
  const taken: number[] = [];
  const cut = async (place: number) => {
    const player = await chat.player();
    const page = player.openPage();
    await waitFor("A player", async () => page.snapshot().connection.at === "online", ONLINE_MS);
    // Not all at once: what is measured is one player's way back.
    await wait(place * 100);
    const since = performance.now();
    const isCut = becomes(page, "waiting");
    player.network.cut();
    await isCut;
    await becomes(page, "online");
    taken.push(performance.now() - since);
  };
  await Promise.all(Array.from({ length: PLAYERS }, (_, place) => cut(place)));
  const sorted = taken.toSorted((one, other) => one - other);
  const p95 = percentile(sorted, 0.95);
  return {
    what: `from a cut to the resumed stream, ${PLAYERS} players`,
    ...{ measured: `p95 ${ms(p95)}`, calibration: `the middle one ${ms(percentile(sorted, 0.5))}` },
    ...{ result: ms(p95), target: `≤ ${ms(MOST_MS)}`, isMet: p95 <= MOST_MS },
  };
}
