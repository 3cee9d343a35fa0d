import type { PageRequest } from "@spilhus/page-kit";

/** The parts of a request that the texts of a par sheet need. */
export type SheetWords = Pick<PageRequest, "t" | "locale" | "messagesOf">;
