import { first } from "./first.ts";
import { plates } from "./plates.ts";
import { prizes } from "./prizes.ts";
import { safety } from "./safety.ts";
import { screen } from "./screen.ts";

/** Every question, in the order of its categories. */
export const questions = [...first, ...plates, ...prizes, ...safety, ...screen];
