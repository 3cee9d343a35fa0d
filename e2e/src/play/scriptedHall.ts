import type { BrowserContext, Page, Route } from "@playwright/test";
import {
  BUY_PLATES,
  LIST_MY_PLATES,
  OFFER_PLATES,
  RETURN_PLATES,
  type CalledNumber,
  type LiveRound,
  type Purchase,
  type RoomPlate,
  type RoomRound,
  type RoomState,
} from "@spilhus/contracts/bingo";
import {
  ACKNOWLEDGE_HALL_REALITY,
  CHOOSE_HALL_REALITY_INTERVAL,
  GET_HALL_REALITY,
  type HallReality,
} from "@spilhus/contracts/play";

const ROOMS = "**/gateway/games/public/rooms";
const PRICE_ORE = 50;
const FIRST_PLATE = 101;

/** Six plates of banko: three rows of five numbers each. */
const PLATES: readonly RoomPlate[] = Array.from({ length: 6 }, (_, place) => ({
  no: FIRST_PLATE + place,
  rows: [0, 1, 2].map((row) =>
    Array.from({ length: 9 }, (__, column) =>
      (column + row + place) % 9 < 5 ? column * 10 + row * 3 + (place % 3) + 1 : null,
    ),
  ),
}));

/**
 * A hall whose rounds a journey leads by hand, because those of the gateway follow the clock of the day. The page is the real one,
 * and its calls about the hall are answered here: for every page of the context, so that tabs share it. Selling, drawing and
 * paying are proved by the gateway's own tests.
 */
export class ScriptedHall {
  readonly #now = Date.now();
  readonly #purchases: Purchase[] = [];
  #live: LiveRound;
  #everyMinutes = 30;
  #last: LiveRound | null = null;
  /** The next purchase is refused with this code. */
  refusal: string | undefined;
  /** The player has played for so long that the reality check is due, until they go on. */
  isRealityDue = false;
  /** Whether the room's state comes through. */
  isReachable = true;

  constructor() {
    this.#live = this.#round(1);
  }

  /** Answers the calls of every page of the context from now on. Streams do not come through, so that pages read the state. */
  async answer(context: BrowserContext): Promise<void> {
    await context.route(`${ROOMS}/*/stream`, (route) => route.abort());
    await context.route(`${ROOMS}/*/state*`, (route) =>
      this.isReachable ? route.fulfill({ json: this.#state() }) : route.abort(),
    );
    await context.route(`**${OFFER_PLATES.path}?*`, (route) =>
      route.fulfill({ json: { plates: this.#free(), priceOre: PRICE_ORE, left: 6 - this.#mine().length } }),
    );
    await context.route(`**${LIST_MY_PLATES.path}`, (route) =>
      route.request().method() === BUY_PLATES.method
        ? this.#buy(route)
        : route.fulfill({ json: { serverTime: this.#at(), purchases: this.#purchases } }),
    );
    await context.route(`**${GET_HALL_REALITY.path}`, (route) => this.#reality(route));
    await context.route(`**${RETURN_PLATES.path.replace("{purchaseId}", "*")}`, (route) => route.abort());
  }

  /** Ends the sale and calls numbers of the plate that was bought first, so many of its first row and none of another plate's. */
  call(count: number): void {
    const row = this.#mine()[0]?.rows[0]?.filter((cell) => cell !== null) ?? [];
    const called: CalledNumber[] = row
      .slice(0, count)
      .map((number, place) => ({ index: place + 1, number, at: this.#at() }));
    this.#live = {
      ...this.#live,
      ...{ commitment: "ab".repeat(32), called, round: { ...this.#live.round, state: "showing" } },
    };
  }

  /** The player's first plate wins a row with the latest number. */
  win(eachOre: number): void {
    const index = this.#live.called.at(-1)?.index ?? 0;
    const plates = this.#mine()
      .slice(0, 1)
      .map(({ no }) => no);
    this.#live = { ...this.#live, won: [{ pattern: "one-row", index, plates, eachOre }] };
  }

  /** Ends the round; the next one is on sale. */
  finish(): void {
    this.#last = { ...this.#live, round: { ...this.#live.round, state: "finished" } };
    this.#purchases.length = 0;
    this.#live = this.#round(2);
  }

  #mine(): readonly RoomPlate[] {
    return this.#purchases.flatMap(({ plates }) => plates);
  }

  #free(): readonly RoomPlate[] {
    const taken = new Set(this.#mine().map(({ no }) => no));
    return PLATES.filter(({ no }) => !taken.has(no));
  }

  #at(): string {
    return new Date(this.#now).toISOString();
  }

  #round(number: number): LiveRound {
    const round: RoomRound = {
      ...{ id: `00000000-0000-4000-8000-00000000000${number}`, room: "lynbanko", state: "selling" },
      saleOpensAt: new Date(this.#now - 600_000).toISOString(),
      startsAt: new Date(this.#now + number * 900_000).toISOString(),
      ...{ platePriceOre: PRICE_ORE, mostPlates: 6, leastPlayers: 2, leastPlates: 4, players: 3, plates: 12 },
      prizes: [
        { pattern: "one-row", ore: 240 },
        { pattern: "two-rows", ore: 360 },
        { pattern: "full-plate", ore: 600 },
      ],
    };
    return {
      ...{ round, commitment: null, called: [], won: [], nextNumberAt: null, cancelledBecause: null },
    };
  }

  #state(): RoomState {
    const next = this.#live.round.id.endsWith("1") ? [this.#round(2).round] : [];
    return {
      ...{ serverTime: this.#at(), room: "lynbanko", live: this.#live, last: this.#last, next },
      lastEventId: null,
    };
  }

  /** The time of play began half an hour ago while the check is due, and begins anew when the player goes on. */
  async #reality(route: Route): Promise<void> {
    const request = route.request();
    // Sent by the page, by the call's own contract.
    if (request.method() === CHOOSE_HALL_REALITY_INTERVAL.method)
      this.#everyMinutes = (request.postDataJSON() as { readonly everyMinutes: number }).everyMinutes;
    if (request.method() === ACKNOWLEDGE_HALL_REALITY.method) this.isRealityDue = false;
    const now = Date.now();
    const since = this.isRealityDue ? now - 31 * 60_000 : now;
    const answer: HallReality = {
      serverTime: new Date(now).toISOString(),
      realityCheck: {
        ...{ everyMinutes: this.#everyMinutes, choicesMinutes: [10, 15, 20, 30] },
        since: new Date(since).toISOString(),
        dueAt: new Date(since + this.#everyMinutes * 60_000).toISOString(),
        totals: { rounds: 4, stakesOre: 2_000, winsOre: 500 },
      },
    };
    return route.fulfill({ json: answer });
  }

  async #buy(route: Route): Promise<void> {
    if (this.isRealityDue) this.refusal = "reality-check-due";
    if (this.refusal !== undefined) {
      const error = { code: this.refusal, message: "Refused.", statusCode: 422, requestId: "x", details: {} };
      this.refusal = undefined;
      return route.fulfill({ status: 422, json: { error } });
    }
    // Sent by the page, by the call's own contract.
    const { plates } = route.request().postDataJSON() as { readonly plates: readonly number[] };
    const bought: Purchase = {
      id: `00000000-0000-4000-9000-00000000000${this.#purchases.length}`,
      ...{ round: this.#live.round, roomName: "Lynbanko", boughtAt: this.#at(), paidBackAt: null },
      plates: PLATES.filter(({ no }) => plates.includes(no)),
      ...{ paidOre: plates.length * PRICE_ORE, canReturn: true, wonOre: 0 },
    };
    this.#purchases.push(bought);
    await route.fulfill({ status: 201, json: bought });
  }
}

/** Opens the hall as a signed-in player. */
export async function openHall(page: Page): Promise<void> {
  await page.goto("/playgame?game=lynbanko");
}
