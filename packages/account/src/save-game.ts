export { SaveGame } from "./saved-games/SaveGame.tsx";
