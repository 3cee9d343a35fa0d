import { listPasskeys, removePasskey, renamePasskey } from "@spilhus/api-client";
import type { Passkey, Passkeys } from "@spilhus/contracts/user-auth";
import { playerTransport } from "@spilhus/player-session/session";

/** The calls of the passkey page. */
export interface PasskeyService {
  readonly list: (signal: AbortSignal) => Promise<Passkeys>;
  readonly rename: (id: string, name: string) => Promise<Passkey>;
  /** Ends every session of the player, including this one. */
  readonly remove: (id: string) => Promise<unknown>;
}

export const PASSKEY_SERVICE: PasskeyService = {
  list: (signal) => listPasskeys(playerTransport, { signal }),
  rename: (id, name) => renamePasskey(playerTransport, { places: { id }, body: { name } }),
  remove: (id) => removePasskey(playerTransport, { places: { id } }),
};
