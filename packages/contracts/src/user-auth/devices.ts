import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { DoneSchema, IsoTimeSchema } from "../values/index.ts";
import { USER_AUTH } from "./base.ts";

/** A device on which the player has used MitID, so that a password or a passkey is enough there for a year. */
export const KnownDeviceSchema = z.object({
  id: z.uuid(),
  /** The device that asks. */
  isThis: z.boolean(),
  /** Browser and kind of device, e.g. `Safari · iPhone`; `null` if the browser did not say. */
  name: z.nullable(z.string()),
  knownSince: IsoTimeSchema,
  /** From then on a login needs MitID again. */
  knownUntil: IsoTimeSchema,
});
export type KnownDevice = z.infer<typeof KnownDeviceSchema>;

export const KnownDevicesSchema = z.object({ devices: z.array(KnownDeviceSchema) });
export type KnownDevices = z.infer<typeof KnownDevicesSchema>;

export const LIST_DEVICES = {
  id: "list-devices",
  method: "GET",
  path: `${USER_AUTH}/devices`,
  summary: "Devices on which the player can log in without MitID: this one first, then by their last MitID",
  audience: "player",
  kind: "read",
  answer: KnownDevicesSchema,
  refusals: ["not-signed-in", "restricted"],
} as const satisfies CallContract;

/** Needs no confirmed identity: all it does is require MitID at the device's next login. */
export const FORGET_DEVICE = {
  id: "forget-device",
  method: "DELETE",
  path: `${USER_AUTH}/devices/{id}`,
  summary: "Requires MitID again at the next login on one device",
  audience: "player",
  kind: "change",
  answer: DoneSchema,
  refusals: ["cross-site", "not-signed-in", "restricted", "not-found"],
} as const satisfies CallContract;
