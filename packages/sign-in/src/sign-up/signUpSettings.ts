/** Settings of a registration that the server passes to the browser. */
export interface SignUpSettings {
  readonly links: Readonly<Record<"terms" | "privacy" | "customerService", string>>;
  /** From the brand's compliance data. */
  readonly help: {
    readonly stopSpillet: { readonly url: string; readonly phone: string };
    readonly rofus: string;
    readonly treatment: string;
  };
}
