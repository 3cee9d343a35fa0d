export { addChatters, type ChatterAccount } from "./addChatters.ts";
export { chatGateways, type ChatGateways } from "./chatGateways.ts";
