import { forgetDevice, listDevices } from "@spilhus/api-client";
import type { KnownDevices } from "@spilhus/contracts/user-auth";
import { playerTransport } from "@spilhus/player-session/session";

/** The calls that list the player's devices and forget one. */
export interface KnownDevicesService {
  readonly list: (signal: AbortSignal) => Promise<KnownDevices>;
  readonly forget: (id: string) => Promise<unknown>;
}

export const KNOWN_DEVICES_SERVICE: KnownDevicesService = {
  list: (signal) => listDevices(playerTransport, { signal }),
  forget: (id) => forgetDevice(playerTransport, { places: { id } }),
};
