import { LOCALES } from "@spilhus/contracts";
import * as z from "zod";

/** A text in every locale. */
export const LocalisedTextSchema = z.record(z.enum(LOCALES), z.string().min(1));
