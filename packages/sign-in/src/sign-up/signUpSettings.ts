import type { JurisdictionId } from "@spilhus/jurisdiction";

/** Settings of a registration that the server passes to the browser. */
export interface SignUpSettings {
  readonly jurisdiction: JurisdictionId;
  readonly links: Readonly<Record<"terms" | "privacy" | "customerService", string>>;
  /** Hours until a higher deposit limit holds, by the law of the day. */
  readonly limitWaitHours: number;
  /** From the brand's compliance data. */
  readonly help: {
    readonly stopSpillet: { readonly url: string; readonly phone: string };
    readonly rofus: string;
    readonly treatment: string;
  };
}
