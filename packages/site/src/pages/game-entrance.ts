export { entrancePage as page } from "../game/entrancePage.tsx";
