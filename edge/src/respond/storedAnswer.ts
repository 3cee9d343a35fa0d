import { EncodedBody, type Encoding, entityTag } from "../encoding/index.ts";
import { type AnswerUse, securityHeaders } from "./securityHeaders.ts";

/** Status of a page, a not-found page or an error page. */
export type StoredStatus = 200 | 404 | 500 | 503;

/** How an answer is used by the visitor who gets it: its headers differ by that, its body does not. */
export interface DocumentUse {
  /** Whether the visitor's connection is encrypted. */
  readonly secure: boolean;
  /** Whether scripts of vendors may run in the document. */
  readonly vendors: boolean;
}

/** The part of an answer that is the same for everyone. */
export interface AnswerContent extends AnswerUse {
  readonly status: StoredStatus;
  readonly body: Buffer;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly vary: string;
  /** Further headers, a flat list. */
  readonly headers?: readonly string[];
  /** Value of the content security policy. */
  readonly policy?: (document: DocumentUse) => string;
}

/** Estimated size of the header lists of all variants. */
const HEADER_BYTES = 4_096;

const nameOf = ({ secure, vendors }: DocumentUse) => `${secure ? "+tls" : ""}${vendors ? "+vendors" : ""}`;

/** An answer in memory: its body, and one header list for each variant it is sent in. */
export class StoredAnswer {
  readonly body: EncodedBody;
  readonly #content: Omit<AnswerContent, "body">;
  readonly #revalidated: boolean;
  readonly #heads = new Map<string, readonly string[]>();

  constructor({ body, ...content }: AnswerContent) {
    this.body = new EncodedBody(body);
    this.#content = content;
    this.#revalidated = content.status === 200 && !content.cacheControl.includes("no-store");
  }

  get status(): StoredStatus {
    return this.#content.status;
  }

  get bytes(): number {
    return this.body.bytes + HEADER_BYTES;
  }

  /** Whether a client may store it and revalidate it. */
  get revalidated(): boolean {
    return this.#revalidated;
  }

  /** The best accepted encoding that the body has been compressed in. */
  encodingFor(accepted: readonly Encoding[]): Encoding {
    return accepted.find((encoding) => this.body.in(encoding) !== undefined) ?? "identity";
  }

  /** Flat list of the headers of a whole answer. */
  head(encoding: Encoding, use: DocumentUse): readonly string[] {
    return this.#remembered(`${encoding}${nameOf(use)}`, () => [
      "Content-Type",
      this.#content.contentType,
      "Content-Length",
      String(this.body.in(encoding)?.length ?? this.body.identity.length),
      ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
      ...(this.revalidated ? ["ETag", entityTag(this.body.hash, encoding)] : []),
      ...this.#shared(use),
    ]);
  }

  /**
   * Flat list of the headers of a 304, without the entity tag. The policy is among them: a browser updates the stored
   * one (RFC 9110 § 15.4.5).
   */
  notModifiedHead(use: DocumentUse): readonly string[] {
    return this.#remembered(`304${nameOf(use)}`, () => this.#shared(use));
  }

  #remembered(name: string, make: () => readonly string[]): readonly string[] {
    let head = this.#heads.get(name);
    if (!head) {
      head = make();
      this.#heads.set(name, head);
    }
    return head;
  }

  #shared(use: DocumentUse): readonly string[] {
    const { cacheControl, vary, headers = [], policy } = this.#content;
    return [
      "Cache-Control",
      cacheControl,
      ...(vary === "" ? [] : ["Vary", vary]),
      ...(policy ? ["Content-Security-Policy", policy(use)] : []),
      ...securityHeaders(use.secure, this.#content),
      ...headers,
    ];
  }
}
