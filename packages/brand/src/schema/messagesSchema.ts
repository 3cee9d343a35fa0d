import * as z from "zod";
import { text } from "./oneOf.ts";

/** `messages/<locale>.ts`; which keys exist is a rule of its own. */
export const messagesSchema = z.record(z.string(), text());
