export { entrancePage } from "./game-page/entrancePage.tsx";
export { gamePage } from "./game-page/gamePage.tsx";
export { parSheetPage } from "./par-sheet/parSheetPage.tsx";
export { schedulePage } from "./schedule/schedulePage.tsx";
