export { nodeProject as default } from "../../vitest.base.ts";
