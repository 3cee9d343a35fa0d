/** What a page is told by `error` in its address when MitID did not lead to where it should. */
export const MITID_ERRORS = [
  /** The player closed or cancelled it (R4.24). */
  "dismissed_or_cancelled",
  /** A forged, old or broken answer, or a provider that does not work. */
  "mitid_failed",
  "under_age",
  "excluded",
  "account_exists",
  /** Somebody else than who is signed in. */
  "other_person",
] as const;
export type MitIdError = (typeof MITID_ERRORS)[number];

/** The query of a dismissed visit, word for word (R4.24). 'MitId' is a machine value; people read MitID. */
export const MITID_DISMISSED = {
  error: "dismissed_or_cancelled",
  error_description: "User dismissed or otherwise closed the MitId window",
  mitid: "true",
  mitid_provider: "unknown",
} as const satisfies { readonly error: MitIdError } & Record<string, string>;
