import * as z from "zod/mini";
import { SIGN_IN_METHODS } from "./signInMethods.ts";

/** What a finished sign-in answers; the session itself is a cookie. The page is then reloaded or left (R7.16). */
export const SignedInSchema = z.object({ loggedIn: z.literal(true), method: z.enum(SIGN_IN_METHODS) });
export type SignedIn = z.infer<typeof SignedInSchema>;
