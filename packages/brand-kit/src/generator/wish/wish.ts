import type { Feature } from "@spilhus/routes";

/** What is asked of somebody who makes a brand. */
export interface BrandWish {
  readonly id: string;
  readonly name: string;
  /** Production host, e.g. `havn.example`. */
  readonly domain: string;
  /** `#rrggbb`. */
  readonly primary: string;
  readonly secondary?: string;
  readonly features: readonly Feature[];
  readonly look: "dark" | "light";
}

/** A wish that cannot be granted. The message is one line that says what to change. */
export class BrandWishError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "BrandWishError";
  }
}
