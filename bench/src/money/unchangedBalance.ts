import { GET_BALANCE } from "@spilhus/contracts/payments";
import type { LoadedGateway } from "@spilhus/gateway/load";
import { ratesInTurns } from "../edge/ratesInTurns.ts";
import type { Figure } from "../report/section.ts";
import { answerFigure } from "./answerFigure.ts";

const LEAST = 0.9;

/** The balance that a page has already, beside the two reads of every page view (`gateway reads` of the players section). */
export async function unchangedBalance(
  { origin, pageOf }: LoadedGateway,
  player: string,
  seconds: number,
): Promise<Figure[]> {
  const headers = await pageOf(player);
  const url = `${origin}${GET_BALANCE.path}`;
  const tag = (await fetch(url, { headers })).headers.get("etag") ?? "";
  const asked = { ...headers, "if-none-match": tag };
  const { status } = await fetch(url, { headers: asked });
  if (status !== 304) throw new Error(`The balance has not changed, but was answered with ${status}.`);
  const read = (path: string) => ({ url: `${origin}/gateway/${path}`, headers });
  const { balance, ...reads } = await ratesInTurns(
    {
      balance: { url, headers: asked },
      "user/info": read("player-account/api/public/user/info"),
      "session-info": read("user-auth/api/v1/public/session-info?brand=fjord"),
    },
    seconds,
  );
  return Object.entries(reads).map(([beside, than]) =>
    answerFigure({ what: "balance, unchanged (304)", rate: balance, beside, than, least: LEAST }),
  );
}
