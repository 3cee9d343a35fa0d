import { setTimeout as delay } from "node:timers/promises";
import { listRooms } from "@spilhus/api-client";
import type { RoomRound } from "@spilhus/contracts/bingo";
import type { Log } from "@spilhus/lib";
import { Browser } from "./browser.ts";
import { machineFetch } from "./machineFetch.ts";
import { type CrowdPerson, Member, oneByOne } from "./member.ts";
import { buyIn } from "./roomVisit.ts";
import { buyersNow, wantedIn } from "./sale.ts";
import type { Site } from "./site.ts";
import { type Behaviour, visitGame } from "./slotVisit.ts";

/** How fast the crowd acts, in milliseconds. */
export interface CrowdPace {
  /** Between two looks at the rooms. */
  readonly lookMs: number;
  /** Between two who sign in. */
  readonly comeInMs: number;
  /** Between two visits to games: at least, and at most. */
  readonly visitMs: readonly [number, number];
}

export const CROWD_PACE: CrowdPace = { lookMs: 8_000, comeInMs: 5_000, visitMs: [20_000, 120_000] };

export interface Crowd {
  readonly sites: readonly Site[];
  readonly people: readonly CrowdPerson[];
  /** Slugs of games that the house decides; a brand has some of them. */
  readonly games: readonly string[];
  readonly pace: CrowdPace;
  readonly log: Log;
  /** Ends the crowd. */
  readonly signal: AbortSignal;
}

const LEAST_ROUNDS = 6;
const MORE_ROUNDS = 14;

/** What goes on at one brand. */
class SiteCrowd {
  readonly #site: Site;
  readonly #members: readonly Member[];
  readonly #crowd: Crowd;
  readonly #visitor: Browser;
  readonly #behaviour: Behaviour;
  /** Who has plates of which round; forgotten with the round. */
  #buyers = new Map<string, Set<Member>>();
  readonly #playing = new Set<Member>();

  constructor(site: Site, members: readonly Member[], crowd: Crowd, fetch: typeof globalThis.fetch) {
    this.#site = site;
    this.#members = members;
    this.#crowd = crowd;
    this.#visitor = new Browser(fetch);
    this.#behaviour = { random: Math.random, signal: crowd.signal };
  }

  #pick(isFree: (member: Member) => boolean): Member | undefined {
    const free = this.#members.filter((member) => !member.isResting && isFree(member));
    return free[Math.floor(this.#behaviour.random() * free.length)];
  }

  /** Looks at the rooms once and buys what is due. */
  async #look(): Promise<void> {
    const { id: brand, origin } = this.#site;
    const { serverTime, rooms } = await listRooms(this.#visitor.transport(origin), { query: { brand } });
    const rounds = rooms.flatMap(({ round }) => (round ? [round] : []));
    this.#buyers = new Map(rounds.map(({ id }) => [id, this.#buyers.get(id) ?? new Set()]));
    for (const round of rounds) await this.#buy(round, Date.parse(serverTime));
  }

  /** Has some of the crowd buy plates of a round, if it wants them now. */
  async #buy(round: RoomRound, now: number): Promise<void> {
    const wanted = wantedIn(round, now);
    if (!wanted) return;
    const { pace, signal } = this.#crowd;
    const buyers = this.#buyers.get(round.id) ?? new Set();
    for (let left = buyersNow(wanted, now, pace.lookMs, this.#behaviour.random()); left > 0; left -= 1) {
      const member = this.#pick((one) => !buyers.has(one));
      if (!member || signal.aborted) return;
      buyers.add(member);
      const bought = await buyIn(member, round.id, wanted.plates);
      // Whoever got no answer can try again after a while.
      if (bought === 0 && member.isResting) buyers.delete(member);
    }
  }

  /** Somebody plays a game for a while. */
  async #visit(): Promise<void> {
    const [least, most] = this.#crowd.pace.visitMs;
    const { random, signal } = this.#behaviour;
    await delay(least + random() * (most - least), undefined, { signal });
    const { games } = this.#crowd;
    const game = games[Math.floor(random() * games.length)];
    const member = this.#pick((one) => !this.#playing.has(one));
    if (game === undefined || !member) return;
    this.#playing.add(member);
    await visitGame(member, game, LEAST_ROUNDS + Math.floor(random() * MORE_ROUNDS), this.#behaviour).finally(
      () => this.#playing.delete(member),
    );
  }

  async #again(what: string, turn: () => Promise<void>): Promise<void> {
    const { signal, log, pace } = this.#crowd;
    let isFailing = false;
    while (!signal.aborted) {
      try {
        await turn();
        isFailing = false;
      } catch (error) {
        if (signal.aborted) return;
        // Once, not with each attempt while a gateway is away.
        if (!isFailing) log("warn", `${what} failed`, { brand: this.#site.id, error: String(error) });
        isFailing = true;
      }
      await delay(pace.lookMs, undefined, { signal }).catch(() => undefined);
    }
  }

  async run(): Promise<void> {
    await Promise.all([
      this.#again("a look at the rooms", () => this.#look()),
      this.#again("a visit to a game", () => this.#visit()),
    ]);
  }
}

/** Keeps rooms and games of every brand alive, by public calls alone, until the signal ends it. */
export async function runCrowd(crowd: Crowd): Promise<void> {
  const { fetch, close } = machineFetch();
  const { sites, people, pace, log, signal } = crowd;
  const services = { fetch, log, signal, comeIn: oneByOne(pace.comeInMs, signal) };
  const crowds = sites.map((site) => {
    const members = people.map((person) => new Member(person, site, services));
    return new SiteCrowd(site, members, crowd, fetch).run();
  });
  await Promise.all(crowds);
  await close();
}
