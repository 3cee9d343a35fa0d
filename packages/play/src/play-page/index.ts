export { playgamePage } from "./playgamePage.tsx";
