import { exclusionPage } from "@spilhus/account/exclusion";

export const page = exclusionPage("account-deletion");
