import { exclusionPage } from "../self-service/exclusionPage.tsx";

export const page = exclusionPage("temporary-block");
