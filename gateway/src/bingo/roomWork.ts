import type { Log } from "@spilhus/lib";
import { callNumbers, openSales } from "./callNumbers.ts";
import { drawRound, type DrawServices, dueRounds } from "./drawRound.ts";
import { Loop } from "../jobs/index.ts";
import { openPurchases } from "./openPurchases.ts";
import { payBack } from "./payBack.ts";
import { endPurchase, payWin, unpaidWins } from "./payWins.ts";

/** How often each kind of work is looked for. */
const CALL_MS = 200;
const DRAW_MS = 250;
const PAY_MS = 400;

/** What the work about rounds needs. */
export interface RoomServices extends DrawServices {
  readonly log: Log;
}

/** Opens sales, and draws or cancels rounds whose sale is over. */
export async function openAndDraw(services: RoomServices): Promise<void> {
  const { db, log } = services;
  await openSales(db);
  for (const id of await dueRounds(db)) {
    try {
      await drawRound(services, id);
    } catch (error) {
      // The other rooms go on; this round is tried again, and cancelled when it is too late.
      log("error", "a round could not be drawn", { round: id, error });
    }
  }
}

async function each<Item>(
  { log }: RoomServices,
  items: readonly Item[],
  pay: (item: Item) => Promise<unknown>,
) {
  for (const item of items) {
    try {
      await pay(item);
    } catch (error) {
      log("error", "a win or plates of a round could not be paid", { item, error });
    }
  }
}

/** Pays wins that were shown, ends purchases of finished rounds and pays back what has to be. */
export async function payOut(services: RoomServices): Promise<void> {
  const { db } = services;
  await each(services, await unpaidWins(db), (win) => payWin(db, win));
  await each(services, await openPurchases(db), ({ id, todo }) =>
    todo === "end" ? endPurchase(db, id) : db.transaction((tx) => payBack(tx, id, todo)),
  );
}

/** The work of rooms in this process. Any number of gateways do it beside each other. */
export class RoomWork {
  readonly #loops: readonly Loop[];
  #next: NodeJS.Timeout | undefined;

  constructor(services: RoomServices) {
    const { db, log } = services;
    // Numbers have a loop of their own: they wait neither for a draw nor for a payment.
    const calling: Loop = new Loop("calling numbers", CALL_MS, log, async () => {
      const called = await callNumbers(db);
      if (called.length === 0) return;
      // Players wait for the next number: it is called when it is due, and not at the loop's next turn.
      clearTimeout(this.#next);
      const soonestMs = Math.min(...called.map(({ intervalMs }) => intervalMs));
      this.#next = setTimeout(() => void calling.run(), soonestMs);
      this.#next.unref();
    });
    this.#loops = [
      calling,
      new Loop("drawing rounds", DRAW_MS, log, () => openAndDraw(services)),
      new Loop("paying wins", PAY_MS, log, () => payOut(services)),
    ];
  }

  /** Takes no new work and resolves after what is under way. */
  async stop(): Promise<void> {
    clearTimeout(this.#next);
    await Promise.all(this.#loops.map((loop) => loop.stop()));
  }
}
