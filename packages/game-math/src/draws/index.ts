export { commitmentOf, type CommittedDraw, platesRootOf, type Sha256 } from "./commitment.ts";
