export { findPerson } from "./findPerson.ts";
export { isOfAge } from "./isOfAge.ts";
export { isSameName } from "./isSameName.ts";
export type { Person } from "./person.ts";
export { type PersonKeys, personKeys } from "./personKeys.ts";
export { players } from "./tables.ts";
