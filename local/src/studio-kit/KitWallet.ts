import { randomBytes, randomUUID } from "node:crypto";
import {
  ASK_BALANCE,
  AUTHENTICATE_PLAY,
  CREDIT_PLAYER,
  DEBIT_PLAYER,
  END_ROUND,
  ROLL_BACK_DEBIT,
} from "@spilhus/contracts/payments";
import type * as z from "zod/mini";

/** What the wallet does with the next round that begins. */
export type RoundPlan = "plain" | "lost-answer" | "refused" | "failing-credit";

export interface KitRound {
  readonly id: string;
  readonly plan: RoundPlan;
  readonly beganAt: number;
  stakesOre: number;
  winsOre: number;
  isClosed: boolean;
  isVoid: boolean;
  /** Requests about its result, taken or not. */
  results: number;
}

/** An answer of the wallet; `cut`: the request was carried out and its answer is lost. */
export type WalletAnswer = { readonly status: number; readonly body: unknown } | "cut";

type KeptAnswer = Exclude<WalletAnswer, "cut">;
interface Kept {
  readonly request: string;
  readonly answer: KeptAnswer;
}

export const GAME_TERMS = { leastStakeOre: 100, mostStakeOre: 10_000, minRoundMs: 3_000 };
const START_ORE = 100_000;
/** So many results of a round with the plan `failing-credit` are answered 503. */
const FAILING = 2;

const refusal = (status: number, code: string) => ({ status, body: { error: { code } } });

/** A wallet of one player with 1,000 kr, which keeps what it answered and goes wrong by plan. */
export class KitWallet {
  readonly playSessionId = randomUUID();
  /** In the order in which they began. */
  readonly rounds: KitRound[] = [];
  /** What the studio did that no studio should. */
  readonly faults: string[] = [];
  /** Of the next round that begins. */
  plan: RoundPlan = "plain";
  /** How often a token was exchanged with success. */
  spent = 0;
  readonly #tokens = new Set<string>();
  readonly #kept = new Map<string, Kept>();
  readonly #now: () => number;
  #balanceOre = START_ORE;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  newToken(): string {
    const token = randomBytes(32).toString("base64url");
    this.#tokens.add(token);
    return token;
  }

  /** @param name the last part of a call's path */
  answer(name: string, body: unknown): WalletAnswer {
    const parsed = this.#parse(name, body);
    if (!parsed) {
      this.faults.push(`${name}: the body is not what the contract says`);
      return refusal(400, "invalid-request");
    }
    return parsed;
  }

  #parse(name: string, body: unknown): WalletAnswer | undefined {
    const carry = <Body>(
      schema: { safeParse: (value: unknown) => { success: boolean; data?: Body } },
      work: (body: Body) => WalletAnswer,
    ) => {
      const read = schema.safeParse(body);
      return read.success ? work(read.data as Body) : undefined; // a success has data
    };
    if (name === "authenticate") return carry(AUTHENTICATE_PLAY.body, (one) => this.#authenticate(one));
    if (name === "balance") return carry(ASK_BALANCE.body, () => ({ status: 200, body: this.#balance }));
    if (name === "debit") return carry(DEBIT_PLAYER.body, (one) => this.#firstLost(one));
    if (name === "credit") return carry(CREDIT_PLAYER.body, (one) => this.#result(one));
    if (name === "end-round") {
      return carry(END_ROUND.body, (one) => this.#result({ ...one, amountOre: 0, endsRound: true }));
    }
    if (name === "rollback") {
      return carry(ROLL_BACK_DEBIT.body, (one) => this.#once(one.txId, one, () => this.#rollBack(one)));
    }
    return undefined;
  }

  get #balance() {
    return { cashOre: this.#balanceOre, bonusOre: 0 };
  }

  #done(cashOre: number) {
    return {
      status: 200,
      body: { cashOre, bonusOre: 0, movementId: randomUUID(), balance: this.#balance },
    };
  }

  #authenticate({ token }: z.infer<typeof AUTHENTICATE_PLAY.body>): WalletAnswer {
    if (!this.#tokens.delete(token)) return refusal(404, "unknown-token");
    this.spent += 1;
    const { playSessionId } = this;
    const place = { brand: "kit", game: "kit", currency: "DKK" };
    return { status: 200, body: { playSessionId, ...place, ...GAME_TERMS, balance: this.#balance } };
  }

  /** The same request again gets the same answer; another one under the same id is a fault of the studio. */
  #once(txId: string, request: object, work: () => KeptAnswer): KeptAnswer {
    const text = JSON.stringify(request);
    const kept = this.#kept.get(txId);
    if (kept && kept.request !== text) {
      this.faults.push(`${txId}: another request under the same id`);
      return refusal(409, "idempotency-key-reused");
    }
    if (kept) return kept.answer;
    const answer = work();
    this.#kept.set(txId, { request: text, answer });
    return answer;
  }

  /** The first debit of a round with the plan `lost-answer` is carried out, and its answer is lost. */
  #firstLost(debit: z.infer<typeof DEBIT_PLAYER.body>): WalletAnswer {
    const isKnown = this.#kept.has(debit.txId) || this.rounds.some(({ id }) => id === debit.roundId);
    const answer = this.#once(debit.txId, debit, () => this.#debit(debit));
    const isLost = !isKnown && this.rounds.at(-1)?.plan === "lost-answer";
    return isLost ? "cut" : answer;
  }

  #debit({ roundId, amountOre, playSessionId, txId }: z.infer<typeof DEBIT_PLAYER.body>): KeptAnswer {
    if (playSessionId !== this.playSessionId) return refusal(404, "unknown-play-session");
    const known = this.rounds.find(({ id }) => id === roundId);
    const round = known ?? this.#begin(roundId);
    if (round.plan === "refused") return refusal(422, "insufficient-funds");
    if (round.isClosed || round.isVoid) return refusal(409, "round-closed");
    round.stakesOre += amountOre;
    this.#balanceOre -= amountOre;
    this.#debits.set(txId, { round, amountOre });
    return this.#done(amountOre);
  }

  readonly #debits = new Map<string, { readonly round: KitRound; readonly amountOre: number }>();

  #begin(id: string): KitRound {
    const last = this.rounds.at(-1);
    if (last && this.#now() - last.beganAt < GAME_TERMS.minRoundMs && last.plan !== "refused") {
      this.faults.push(`${id}: begins less than ${GAME_TERMS.minRoundMs} ms after the round before`);
    }
    const round: KitRound = {
      ...{ id, plan: this.plan, beganAt: this.#now(), stakesOre: 0, winsOre: 0 },
      ...{ isClosed: false, isVoid: false, results: 0 },
    };
    this.plan = "plain";
    this.rounds.push(round);
    return round;
  }

  #result(win: z.infer<typeof CREDIT_PLAYER.body>): WalletAnswer {
    const { roundId, txId, amountOre, endsRound } = win;
    const round = this.rounds.find(({ id }) => id === roundId);
    if (round) round.results += 1;
    if (round?.plan === "failing-credit" && round.results <= FAILING) return refusal(503, "unavailable");
    return this.#once(txId, win, () => {
      if (!round || round.stakesOre === 0) {
        this.faults.push(`${roundId}: a result of a round without a stake`);
        return refusal(409, "unknown-stake");
      }
      if (round.isClosed || round.isVoid) {
        this.faults.push(`${roundId}: a result of a round that is closed`);
        return refusal(409, "round-closed");
      }
      round.winsOre += amountOre;
      round.isClosed = endsRound;
      this.#balanceOre += amountOre;
      return this.#done(amountOre);
    });
  }

  #rollBack({ debitTxId }: z.infer<typeof ROLL_BACK_DEBIT.body>): KeptAnswer {
    const debit = this.#debits.get(debitTxId);
    if (!debit) return { status: 200, body: { cashOre: 0, bonusOre: 0, movementId: null, balance: null } };
    const { round, amountOre } = debit;
    if (round.results > 0) {
      this.faults.push(`${round.id}: rolled back after its result`);
      return refusal(409, "already-settled");
    }
    round.stakesOre -= amountOre;
    round.isVoid = round.stakesOre === 0;
    this.#balanceOre += amountOre;
    this.#debits.delete(debitTxId);
    return this.#done(amountOre);
  }
}
