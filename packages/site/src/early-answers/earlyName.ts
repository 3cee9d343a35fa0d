/** Where the script that runs first keeps what it has asked, for the page's own code to take. */
export const EARLY_NAME = "earlyAnswers";
