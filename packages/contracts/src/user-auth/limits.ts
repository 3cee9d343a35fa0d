/** How long things of sign-in last, and how often they may be tried. */
export const SIGN_IN_LIMITS = {
  /** Without a call for so long, a session is over. */
  sessionIdleSeconds: 30 * 60,
  /** The longest a session lasts however much it is used. */
  sessionSeconds: 12 * 3_600,
  /** The player is warned so long before the session is over. */
  sessionWarningSeconds: 120,
  /** A visit to the national ID service, there and back. */
  mitIdSeconds: 600,
  challengeSeconds: 300,
  /** The link for a new password, and the time to type one after it was opened. */
  passwordTokenSeconds: 3_600,
  passwordChangeSeconds: 600,
  /** A registration that is not finished is forgotten. */
  signupDraftSeconds: 24 * 3_600,
  /** Finishing a registration once more within so long answers as the first time did: its answer may have been lost. */
  signupAgainSeconds: 600,
  /** How often a CPR number may be tried, after MitID was shown or in one session. */
  cprTries: 3,
  /** A confirmed identity is good for changes for so long. */
  confirmationSeconds: 600,
  /** A confirmation of one request is good for that request for so long. */
  requestConfirmationSeconds: 300,
  /** The dialog of a passkey that was made closes by itself (R4.12, R9.09). */
  passkeyDialogMs: 5_000,
  /** A no that nobody said, after a failure of ours or of the network, is kept so long: then the player is asked again. */
  passkeyFailureSeconds: 24 * 3_600,
  passkeysPerPlayer: 10,
} as const;
