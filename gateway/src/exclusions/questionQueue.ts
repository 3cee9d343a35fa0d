/** Queue of questions to the register that it has not answered yet. */
export const QUESTION_QUEUE = "exclusion-question";
