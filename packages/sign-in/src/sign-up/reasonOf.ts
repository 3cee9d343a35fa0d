import { ApiError } from "@spilhus/api-client";

/** The reason code of a refused call. */
export const reasonOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.reason : undefined;
