export { pollWhileVisible } from "./polling/pollWhileVisible.ts";
