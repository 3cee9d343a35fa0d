import { SUPPORT } from "./base.ts";

/** Path of the calls about one conversation. */
export const ONE = `${SUPPORT}/conversations/{id}` as const;

export const OF_VISITORS = { audience: "anyone" } as const;
export const CHANGE = { ...OF_VISITORS, method: "POST", kind: "change" } as const;
