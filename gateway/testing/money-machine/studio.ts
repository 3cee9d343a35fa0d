import { SIGNATURE_HEADER, signRequest } from "@spilhus/lib/node";
import { GAME } from "../testPlay.ts";

const KEY = "the key of the machine's studio, long enough for it";

/** Value of `STUDIOS`. */
export const STUDIOS = (mostWinTimes: number) => ({
  polar: { keys: [KEY], brands: ["fjord"], games: { [GAME]: { mostWinTimes, minRoundMs: 0 } } },
});

/** Sends a signed request of the studio to a gateway. */
export function callAsStudio(origin: string, path: string, body: unknown): Promise<Response> {
  const text = JSON.stringify(body);
  return fetch(origin + path, {
    method: "POST",
    headers: {
      [SIGNATURE_HEADER]: signRequest(KEY, { method: "POST", path, body: text }, Date.now()),
      "x-studio": "polar",
      "content-type": "application/json",
    },
    body: text,
  });
}
