export { Streams, type StreamServices } from "./streams.ts";
