import { ApiError } from "@spilhus/api-client";

/** The service's own code of why it refused a call. */
export const reasonOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.reason : undefined;
