import { v5 } from "uuid";

/** Namespace of every id that the seed derives (RFC 9562 § 5.5). */
const NAMESPACE = "6f3c1f0e-52a4-5c3b-9a57-0d3c2f6f8a11";

/** Derives an id from a name: the same name gives the same id at every seed. */
export const derivedUuid = (...name: readonly string[]): string => v5(name.join("/"), NAMESPACE);
