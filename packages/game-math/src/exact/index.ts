export { add, fraction, type Fraction, multiply, ONE, productOf, sumOf, toNumber, ZERO } from "./fraction.ts";
