import { CONFIRM_DEPOSIT } from "@spilhus/contracts/payments";
import { PLAYER_COOKIES } from "@spilhus/contracts/user-auth";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { depositStage, type DepositStage } from "../../testing/depositStage.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import type { SiteClient } from "../../testing/siteClient.ts";
import { confirmRequest } from "../request-confirmations/index.ts";
import { sessionFinder } from "../sessions/index.ts";

let stage: DepositStage;
beforeAll(async () => {
  stage = await depositStage();
});
afterAll(async () => {
  await requireWholeLedger(stage.services.db);
  await stage[Symbol.asyncDispose]();
});

const confirm = (client: SiteClient, txId: string) =>
  client.call("POST", CONFIRM_DEPOSIT.path.replace("{txId}", txId), {
    headers: { "idempotency-key": randomUUID() },
  });
/** The token that a refusal wants MitID to confirm. */
async function asked(answer: Response): Promise<string> {
  const { error } = (await answer.json()) as { error: { code: string; details: { request: string } } };
  expect(error.code).toBe("confirmation-needed");
  return error.details.request;
}
/** What the way back from MitID records. */
async function mitId(client: SiteClient, token: string): Promise<void> {
  const { db, brands } = stage.services;
  const find = sessionFinder(db, brands);
  const session = await find("fjord", client.cookies.get(PLAYER_COOKIES.session.name) ?? "");
  if (!session) throw new Error("The browser is not signed in.");
  await db.transaction((tx) => confirmRequest(tx, session, token));
}
/** A player whose payment was authorised without strong authentication. */
async function weaklyPaid() {
  const { client, id } = await stage.player();
  const { txId } = await stage.create(client, { isSecond: true });
  stage.provider.approve(txId, { authentication: "none" });
  await stage.tell(txId);
  return { client, id, txId };
}

describe("a payment without strong authentication (F1)", () => {
  it("is captured after the player has confirmed this very deposit with MitID (attack 27)", async () => {
    const { client, id, txId } = await weaklyPaid();
    expect(stage.provider.count("capture", txId)).toBe(0);
    await mitId(client, await asked(await confirm(client, txId)));
    expect(await codeOf(await confirm(client, txId))).toBe("200 ok");
    expect((await stage.row(txId)).state).toBe("credited");
    expect(await stage.cashOf(id)).toBe(10_000);
    expect(await codeOf(await confirm(client, txId))).toBe("409 too-late");
  });

  it("is not captured by the confirmation of another deposit, or of another player's (attack 26)", async () => {
    const { client, txId } = await weaklyPaid();
    const second = await stage.create(client, { isSecond: true });
    stage.provider.approve(second.txId, { authentication: "none" });
    await stage.tell(second.txId);
    await mitId(client, await asked(await confirm(client, second.txId)));
    expect(await codeOf(await confirm(client, txId))).toBe("403 confirmation-needed");
    const stranger = await stage.player();
    expect(await codeOf(await confirm(stranger.client, txId))).toBe("404 not-found");
    expect(stage.provider.count("capture", txId)).toBe(0);
  });
});
