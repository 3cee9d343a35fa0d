export { replayPage } from "./replay/replayPage.tsx";
