/** Queue of requests to the register that have no answer yet. */
export const QUESTION_QUEUE = "exclusion-question";
