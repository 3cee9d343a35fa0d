import type { ImportedPlayer } from "../src/player-import/importPlayers.ts";
import { openSession } from "../src/sessions/openSession.ts";
import { siteClient, type SiteClient } from "./siteClient.ts";
import type { TestGateway } from "./testGateway.ts";
import { addPlayer } from "./testPlayers.ts";

const COOKIE = "__Host-sid";

interface Browser {
  readonly brand?: string;
  /** Identity was shown just now. */
  readonly isConfirmed?: boolean;
  readonly userAgent?: string;
}

/** A browser in which a player has signed in. */
export async function browserOf(
  gateway: TestGateway,
  playerId: string,
  { brand = "fjord", isConfirmed = false, userAgent }: Browser = {},
): Promise<SiteClient> {
  const { token } = await gateway.database.db.transaction((transaction) =>
    openSession(transaction, {
      playerId,
      brand,
      method: "mitid",
      userAgent,
      before: undefined,
      isConfirmed,
    }),
  );
  const client = siteClient(gateway.origin, brand);
  client.cookies.set(COOKIE, token);
  return client;
}

/** A new player, and a browser in which they have signed in. */
export async function signedInPlayer(
  gateway: TestGateway,
  fields: Partial<ImportedPlayer> = {},
  browser: Browser = {},
): Promise<{ readonly client: SiteClient; readonly id: string }> {
  const { id } = await addPlayer(gateway.database.db, fields);
  return { client: await browserOf(gateway, id, browser), id };
}

/** Status and code of an answer. */
export async function codeOf(answer: Response): Promise<string> {
  const { error } = (await answer.json()) as { error?: { code: string } };
  return `${answer.status} ${error?.code ?? "ok"}`;
}
