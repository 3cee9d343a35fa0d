import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";

const HeadSchema = z.object({ alg: z.literal("HS256") });
const ClaimsSchema = z.object({ user_id: z.string().min(1), name: z.string(), exp: z.number() });
export type Claims = z.infer<typeof ClaimsSchema>;

const read = (text: string): unknown => JSON.parse(Buffer.from(text, "base64url").toString());

/**
 * The person whom a JWT names, checked as the vendor documents it: HS256 with the workspace's secret, not over.
 *
 * @throws {Error} saying what is wrong with it
 */
export function readToken(token: string, secret: string, nowMs: number): Claims {
  const [head = "", claims = "", signature = ""] = token.split(".");
  HeadSchema.parse(read(head));
  const own = createHmac("sha256", secret).update(`${head}.${claims}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.length !== own.length || !timingSafeEqual(given, own)) throw new Error("The signature is wrong.");
  const person = ClaimsSchema.parse(read(claims));
  if (person.exp * 1_000 <= nowMs) throw new Error("The proof is over.");
  return person;
}
