export { brandProject as default } from "../../vitest.base.ts";
