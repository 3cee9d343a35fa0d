/** A brand that the crowd plays on. */
export interface Site {
  readonly id: string;
  /** Its public origin on this machine. */
  readonly origin: string;
}
