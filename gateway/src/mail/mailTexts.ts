import type { MailKind } from "./mail.ts";

/** Values for every text. */
export interface About {
  /** The brand's name. */
  readonly brand: string;
  /** Address of the brand's customer service. */
  readonly help: string;
}

interface Written {
  readonly subject: string;
  /** Paragraphs. */
  readonly body: readonly string[];
}

interface More {
  readonly "new-password": { readonly link: string };
  readonly "passkey-added": { readonly name: string };
  readonly "passkey-removed": { readonly name: string };
  readonly "support-answer": { readonly text: string | null; readonly inbox: string };
  readonly "support-transcript": { readonly text: string };
  readonly "ledger-sealed": {
    readonly licence: string;
    readonly day: string;
    readonly hash: string;
    readonly faults: number;
  };
}

type Facts<Kind extends MailKind> = About & (Kind extends keyof More ? More[Kind] : unknown);

/** The mails of one language. */
export type MailTexts = {
  readonly [Kind in MailKind]: (facts: Facts<Kind>) => Written;
} & {
  readonly footer: (from: { readonly brand: string; readonly licensee: string }) => string;
};
