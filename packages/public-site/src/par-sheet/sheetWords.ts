import type { PageRequest } from "@spilhus/page-kit";

/** What the texts of a par sheet need of the request. */
export type SheetWords = Pick<PageRequest, "t" | "locale" | "messagesOf">;
