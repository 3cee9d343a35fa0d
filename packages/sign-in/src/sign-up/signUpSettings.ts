/** What a registration is told by the page. */
export interface SignUpSettings {
  readonly links: Readonly<Record<"terms" | "privacy" | "customerService", string>>;
  /** Of the brand's compliance data. */
  readonly help: {
    readonly stopSpillet: { readonly url: string; readonly phone: string };
    readonly rofus: string;
    readonly treatment: string;
  };
}
