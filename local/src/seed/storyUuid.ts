import { v5 } from "uuid";

/** Namespace of every id the seed derives (RFC 9562 § 5.5). */
const NAMESPACE = "6f3c1f0e-52a4-5c3b-9a57-0d3c2f6f8a11";

/** The same id at every seed for the same name. */
export const derivedUuid = (...name: readonly string[]): string => v5(name.join("/"), NAMESPACE);

/** A story's uuid, from its brand and full slug. */
export const storyUuid = (brand: string, fullSlug: string): string => derivedUuid("story", brand, fullSlug);
