import { FORGET_DEVICE, LIST_DEVICES } from "@spilhus/contracts/user-auth";
import { and, desc, eq, gt } from "drizzle-orm";
import * as z from "zod/mini";
import { writeAudit } from "../audit/index.ts";
import { defineCall, DONE, type DefinedCall } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import { deviceHash, devices } from "../devices/index.ts";
import { lockPlayerRow } from "../sessions/index.ts";

/** More devices than a player uses in a year; an answer stays small for a player who never keeps cookies. */
const MAX_DEVICES = 100;

const isUuid = (id: string) => z.safeParse(z.uuid(), id).success;

const listDevices = defineCall(LIST_DEVICES, async ({ services: { db }, session, cookies }) => {
  const here = deviceHash(cookies);
  const rows = await db
    .select()
    .from(devices)
    .where(and(eq(devices.playerId, session.player.id), gt(devices.knownUntil, databaseNow)))
    .orderBy(desc(devices.knownUntil), devices.id)
    .limit(MAX_DEVICES);
  const shown = rows.map(({ id, tokenHash, name, knownSince, knownUntil }) => ({
    id,
    isThis: here !== null && tokenHash.equals(here),
    name,
    knownSince: knownSince.toISOString(),
    knownUntil: knownUntil.toISOString(),
  }));
  return { devices: shown.toSorted((one, other) => Number(other.isThis) - Number(one.isThis)) };
});

/** Another player's device is answered like one that does not exist. */
const forgetDevice = defineCall(
  FORGET_DEVICE,
  async ({ services: { db }, session, places: { id }, refuse }) => {
    if (!isUuid(id)) throw refuse("not-found");
    const { brand, player } = session;
    await db.transaction(async (transaction) => {
      await lockPlayerRow(transaction, player.id);
      const forgotten = await transaction
        .delete(devices)
        .where(and(eq(devices.id, id), eq(devices.playerId, player.id)))
        .returning({ id: devices.id });
      if (forgotten.length === 0) throw refuse("not-found");
      const details = { device: id };
      await writeAudit(transaction, { brand, playerId: player.id, event: "device-forgotten", details });
    });
    return DONE;
  },
);

/** The calls about the devices on which a player has used MitID. */
export const DEVICE_CALLS: readonly DefinedCall[] = [listDevices, forgetDevice];
