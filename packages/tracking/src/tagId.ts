import { TrackingError } from "./trackingError.ts";

const TAG_ID = /^(GTM|G)-[0-9A-Z]+$/;

/** A container of Google Tag Manager (`GTM-…`) or a Google tag (`G-…`). */
export interface TagId {
  readonly kind: "GTM" | "G";
  readonly id: string;
}

/**
 * Checks a tag manager id (R5.11).
 *
 * @throws {TrackingError} `tag-id`
 */
export function parseTagId(id: string): TagId {
  const kind = TAG_ID.exec(id)?.[1];
  if (kind === "GTM" || kind === "G") return { kind, id };
  throw new TrackingError(
    "tag-id",
    `Tag manager id "${id}" must be GTM- or G- followed by digits and capital letters, e.g. GTM-AB12CD.`,
  );
}
