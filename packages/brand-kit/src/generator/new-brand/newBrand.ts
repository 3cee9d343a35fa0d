import type { Feature } from "@spilhus/routes";

/** The choices that make a new brand. */
export interface NewBrand {
  readonly id: string;
  readonly name: string;
  /** Production host, e.g. `havn.example`. */
  readonly domain: string;
  /** `#rrggbb`. */
  readonly primary: string;
  readonly secondary?: string;
  readonly features: readonly Feature[];
  readonly look: "dark" | "light";
  /** Workspace of a vendor's chat with customer service; absent: the platform's own desk. */
  readonly supportWorkspace?: string;
}

/** A brand cannot be made like this. The message is one line that says what to change. */
export class NewBrandError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "NewBrandError";
  }
}
