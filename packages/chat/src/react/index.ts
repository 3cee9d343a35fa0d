export { HallChat } from "./HallChat.tsx";
export type { HallOfChat } from "./panel/ChatPanel.tsx";
