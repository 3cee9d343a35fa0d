import { setTimeout as wait } from "node:timers/promises";
import {
  AUTHENTICATE_PLAY,
  type AuthenticatedPlay,
  AuthenticatedPlaySchema,
  CREDIT_PLAYER,
  DEBIT_PLAYER,
  ROLL_BACK_DEBIT,
  STUDIO_HEADER,
} from "@spilhus/contracts/payments";
import { SIGNATURE_HEADER, signRequest } from "@spilhus/lib/node";
import * as z from "zod";

export interface WalletSettings {
  /** Where the operator's gateway is. */
  readonly gateway: string;
  /** The studio's id and key. */
  readonly id: string;
  readonly key: string;
}

/** What a call came to: done, refused by the gateway's word, or nobody knows. */
export type WalletOutcome =
  | { readonly kind: "done" }
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "unknown" };

/** How calls go wrong on demand. */
export interface CallFaults {
  /** The first answer is thrown away. */
  readonly isAnswerLost?: boolean;
  /** So many copies are sent at once. */
  readonly copies?: number;
}

const DEADLINE_MS = 5_000;
/** Waits before a call without an answer is sent again. */
const RETRY_AFTER_MS = [250, 1_000, 3_000, 10_000, 30_000];
const RefusalSchema = z.object({ error: z.object({ code: z.string() }) });
const SERVER_FAULT = 500;

/** The operator's wallet, as a studio calls it. */
export class Wallet {
  readonly #settings: WalletSettings;

  constructor(settings: WalletSettings) {
    this.#settings = settings;
  }

  /** The play session that a frame's token is for; nothing when the token is worth nothing. */
  async authenticate(token: string): Promise<AuthenticatedPlay | undefined> {
    const answer = await this.#send(AUTHENTICATE_PLAY.path, { token });
    return answer?.ok ? AuthenticatedPlaySchema.parse(await answer.json()) : undefined;
  }

  /** Takes a stake. Sent again until it is answered, under the same id; at most a few seconds, since a player waits. */
  debit(
    body: { readonly playSessionId: string; readonly roundId: string; readonly amountOre: number },
    faults: CallFaults = {},
  ): Promise<WalletOutcome> {
    return this.#call(DEBIT_PLAYER.path, { ...body, txId: `${body.roundId}:debit` }, 2, faults);
  }

  /** Pays a win and ends the round. Sent again until it is answered. */
  credit(
    body: { readonly roundId: string; readonly amountOre: number; readonly txId?: string },
    faults: CallFaults = {},
  ): Promise<WalletOutcome> {
    const { roundId, amountOre, txId = `${roundId}:credit` } = body;
    const all = { roundId, txId, amountOre, endsRound: true };
    return this.#call(CREDIT_PLAYER.path, all, RETRY_AFTER_MS.length, faults);
  }

  /** Gives the stake of a round back, also one whose debit nobody knows the end of. Sent again until it is answered. */
  rollBack(roundId: string): Promise<WalletOutcome> {
    const body = { txId: `${roundId}:rollback`, debitTxId: `${roundId}:debit` };
    return this.#call(ROLL_BACK_DEBIT.path, body, RETRY_AFTER_MS.length, {});
  }

  async #call(path: string, body: object, retries: number, faults: CallFaults): Promise<WalletOutcome> {
    const { copies = 1, isAnswerLost = false } = faults;
    for (const [attempt, pause] of [0, ...RETRY_AFTER_MS.slice(0, retries)].entries()) {
      if (pause > 0) await wait(pause);
      const answers = await Promise.all(Array.from({ length: copies }, () => this.#send(path, body)));
      if (attempt === 0 && isAnswerLost) continue;
      const answer = answers.find((one) => one !== undefined && one.status < SERVER_FAULT);
      if (!answer) continue;
      if (answer.ok) return { kind: "done" };
      const refusal = RefusalSchema.safeParse(await answer.json().catch(() => undefined));
      if (refusal.success && refusal.data.error.code !== "request-in-progress") {
        return { kind: "refused", code: refusal.data.error.code };
      }
    }
    return { kind: "unknown" };
  }

  /** Sends a call, signed anew; nothing when no answer comes. */
  async #send(path: string, body: object): Promise<Response | undefined> {
    const { gateway, id, key } = this.#settings;
    const text = JSON.stringify(body);
    const signature = signRequest(key, { method: "POST", path, body: text }, Date.now());
    return fetch(gateway + path, {
      method: "POST",
      headers: { "content-type": "application/json", [STUDIO_HEADER]: id, [SIGNATURE_HEADER]: signature },
      body: text,
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).catch(() => undefined);
  }
}
