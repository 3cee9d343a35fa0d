import { statusPage } from "@spilhus/account/status";

export const page = statusPage("suspended");
