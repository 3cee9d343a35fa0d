export { SessionWatch, type WatchedSession } from "./sessionWatch.ts";
export { Streams, type StreamServices } from "./streams.ts";
