export { sealDocument } from "./sealDocument.ts";
