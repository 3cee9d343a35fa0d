export { contributionOf, type Pot, potFaults, potReturn, winsPot } from "./pot.ts";
