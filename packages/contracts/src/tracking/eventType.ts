/** Type of an event that was given none (R3.10). */
export const EVENT_TYPE_NOT_SET = "not-set";
