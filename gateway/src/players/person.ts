/** A person as MitID identified them. */
export interface Person {
  readonly uuid: string;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO day. */
  readonly birthdate: string;
  /** Ten digits; some brokers give none. */
  readonly cpr: string | undefined;
}
