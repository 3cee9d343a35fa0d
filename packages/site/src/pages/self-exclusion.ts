import { exclusionPage } from "@spilhus/account/exclusion";

export const page = exclusionPage("self-exclusion");
