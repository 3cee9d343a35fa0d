export { END_CHAT_QUEUE, endChatOf } from "./endChatOf.ts";
export { chatConnections } from "./tables.ts";
