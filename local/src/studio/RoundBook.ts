import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { StudioRound } from "@spilhus/contracts/payments";
import { StudioRoundSchema } from "@spilhus/contracts/payments";
import * as z from "zod";

const LineSchema = z.object({ roundId: z.string(), round: StudioRoundSchema });

/**
 * What became of each round. It is written down before the wallet is told, so that a question of the operator's can be answered
 * after a restart as well.
 */
export class RoundBook {
  readonly #rounds = new Map<string, StudioRound>();
  readonly #file: string | undefined;

  /** @param file in memory only without one */
  constructor(file?: string) {
    this.#file = file;
    if (file === undefined || !existsSync(file)) return;
    for (const line of readFileSync(file, "utf8").split("\n")) {
      if (line === "") continue;
      const { roundId, round } = LineSchema.parse(JSON.parse(line));
      this.#rounds.set(roundId, round);
    }
  }

  keep(roundId: string, round: StudioRound): void {
    this.#rounds.set(roundId, round);
    if (this.#file !== undefined) appendFileSync(this.#file, `${JSON.stringify({ roundId, round })}\n`);
  }

  find(roundId: string): StudioRound | undefined {
    return this.#rounds.get(roundId);
  }
}
