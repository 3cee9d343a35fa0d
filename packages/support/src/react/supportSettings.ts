/** What the page passes to the chat's code. */
export interface SupportSettings {
  readonly brand: string;
  /** Which consent service the brand has. */
  readonly consent: "local" | "cookiebot";
  /** IANA zone of the brand. */
  readonly zone: string;
  /** Address of the style sheet with the panel's rules. */
  readonly stylesheet: string;
  /** Whether a vendor's chat is used, in a frame on the support host of the page's own host. */
  readonly hasVendor: boolean;
}
