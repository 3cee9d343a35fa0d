/** Rooms whose inner walls are still being built; a room leaves this list with the commit that finishes them. */
export const UNWALLED: readonly string[] = ["edge", "contracts", "api-client", "i18n"];
