import * as z from "zod/mini";

/** A time of the server: ISO 8601 with `Z` or an offset. */
export const IsoTimeSchema = z.iso.datetime({ offset: true });
