import { addressList } from "@spilhus/lib/node";
import * as z from "zod";

const NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+localhost$/;
const isLoopback = addressList("127.0.0.0/8,::1") ?? (() => false);

/** An origin on this machine; a name could be resolved to another one. */
function isOwnOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === "http:" && url.origin === text && isLoopback(url.hostname.replace(/^\[|\]$/g, ""));
}

const record = z.record(
  z.string(),
  z.string().refine(isOwnOrigin, "is an origin on this machine such as http://127.0.0.1:3300"),
);

/**
 * Hosts that belong to no brand, each with its server. Only names and servers of this machine are allowed, so that the
 * variable does no harm where it should not be set.
 */
export const LocalHostsSchema = record.superRefine((hosts, context) => {
  for (const name of Object.keys(hosts)) {
    if (NAME.test(name)) continue;
    context.addIssue({ code: "custom", path: [name], message: "is a name that ends in .localhost" });
  }
});
