import { exclusionPage } from "../account/exclusion/exclusionPage.tsx";

export const page = exclusionPage("temporary-block");
