export { accountCrumbs } from "./frame/accountCrumbs.ts";
export { AccountFrame } from "./frame/AccountFrame.tsx";
