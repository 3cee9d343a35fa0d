import { getRegistrationOptions, verifyRegistration } from "@spilhus/api-client";
import { passkeyStatus, type RegistrationOptions } from "@spilhus/auth-passkey";
import { playerTracking } from "@spilhus/player-session/tracking";
import { playerTransport, sessionStore } from "@spilhus/player-session/session";

/** Dependencies of a player's passkey registration: calls, the status on this device, and tracking. */
export const PLAYER_PASSKEYS: Pick<RegistrationOptions, "transport" | "status" | "track"> = {
  transport: {
    getRegistrationOptions: () => getRegistrationOptions(playerTransport),
    verifyRegistration: (body) => verifyRegistration(playerTransport, { body }),
  },
  status: passkeyStatus(),
  track: (event) => {
    const settings = sessionStore.shown()?.settings;
    return settings && playerTracking(settings).event(event);
  },
};
