import { REFUSAL_STATUS } from "@spilhus/contracts";
import { HttpError } from "../http/index.ts";

/** A refusal for too many calls, with the time after which to try again. */
export class TooManyRequests extends HttpError {
  constructor(retryAfterSeconds: number) {
    super(
      REFUSAL_STATUS["too-many-requests"],
      "too-many-requests",
      `Too many requests; try again in ${retryAfterSeconds} s.`,
      { retryAfterSeconds },
    );
  }
}
