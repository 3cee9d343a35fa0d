import { statusPage } from "../account/statusPage.tsx";

export const page = statusPage("play-limits-reached");
