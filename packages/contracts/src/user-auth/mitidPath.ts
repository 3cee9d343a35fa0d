import { USER_AUTH } from "./base.ts";

/**
 * Where the cookie of a visit to MitID is sent, and where its calls begin. Apart from the calls, so that a page that
 * reads a declared cookie carries none of their schemas.
 */
export const MITID_PATH = `${USER_AUTH}/mitid`;

/** Where a browser goes to MitID, see `START_MITID`. */
export const MITID_START_PATH = `${MITID_PATH}/start`;
