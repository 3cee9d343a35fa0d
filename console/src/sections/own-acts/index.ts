export { ownActs } from "./ownActs.tsx";
