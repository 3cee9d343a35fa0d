export { socketAdmitter } from "./admitSocket.ts";
export { ChatSockets } from "./chatSockets.ts";
