import { useSyncExternalStore } from "react";
import { sessionStore, type ShownSession } from "./sessionStore.ts";

/** The session that is shown; nothing on the server and for a guest. */
export const useSession = (): ShownSession | undefined =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.shown, () => undefined);
