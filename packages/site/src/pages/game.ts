export { gamePage as page } from "../game/gamePage.tsx";
