import { createHash } from "node:crypto";

/** A request that needs a confirmation of its own. */
export interface ConfirmableRequest {
  /** What it is for: the id of the call's contract. */
  readonly purpose: string;
  /** What the player asks for, as the contract parsed it: places, amount, account. Its order of fields counts. */
  readonly request: unknown;
}

/** SHA-256 of a request of one session, by which the visit to MitID knows it. It tells nothing about the request. */
export const requestHash = (sessionId: string, { purpose, request }: ConfirmableRequest): Buffer =>
  createHash("sha256")
    .update(JSON.stringify([sessionId, purpose, request]))
    .digest();

/** The hash as addresses and refusals carry it. */
export const requestToken = (hash: Buffer): string => hash.toString("base64url");
export const hashOfToken = (token: string): Buffer => Buffer.from(token, "base64url");
