import { statusPage } from "../account/status/statusPage.tsx";

export const page = statusPage("suspended");
