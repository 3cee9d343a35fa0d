import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from "@spilhus/contracts/user-auth";

const sha256 = (text: string | Buffer) => createHash("sha256").update(text).digest();
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64url");
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** What goes wrong with an answer. */
export interface Flaws {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly isUnverified?: true;
  /** Signed by another key. */
  readonly isForged?: true;
  readonly userHandle?: string;
  readonly counter?: number;
}

/** An authenticator in software that makes and uses one passkey (ES256), as a browser on `origin` would send it. */
export class SoftAuthenticator {
  readonly #origin: string;
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly id = base64url(randomBytes(32));
  #handle = "";
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  create(options: PasskeyCreationOptions, flaws: Flaws = {}): PasskeyRegistration {
    this.#handle = options.user.id;
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]);
    const id = Buffer.from(this.id, "base64url");
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([id.length >> 8, id.length & 0xff]),
      id,
      isoCBOR.encode(key),
    ]);
    const authData = Buffer.concat([
      this.#head(flaws.rpId ?? options.rp.id ?? "", HAS_CREDENTIAL, flaws),
      credential,
    ]);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", new Uint8Array(authData)],
    ]);
    return {
      ...this.#common(),
      response: {
        clientDataJSON: this.#clientData("webauthn.create", options.challenge, flaws),
        attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ["internal"],
      },
    };
  }

  get(options: PasskeyRequestOptions, flaws: Flaws = {}): PasskeyAssertion {
    this.#counter = flaws.counter ?? this.#counter + 1;
    const authenticatorData = this.#head(flaws.rpId ?? options.rpId ?? "", 0, flaws);
    const clientDataJSON = this.#clientData("webauthn.get", options.challenge, flaws);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    const key: KeyObject = flaws.isForged
      ? generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey
      : this.#keys.privateKey;
    return {
      ...this.#common(),
      response: {
        clientDataJSON,
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign("sha256", signed, key)),
        userHandle: flaws.userHandle ?? this.#handle,
      },
    };
  }

  #common() {
    return { id: this.id, rawId: this.id, type: "public-key", clientExtensionResults: {} } as const;
  }

  #clientData(type: string, challenge: string, flaws: Flaws): string {
    const data = { type, challenge: flaws.challenge ?? challenge, origin: flaws.origin ?? this.#origin };
    return base64url(JSON.stringify({ ...data, crossOrigin: false }));
  }

  #head(rpId: string, flags: number, { isUnverified }: Flaws): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const seen = USER_PRESENT | (isUnverified ? 0 : USER_VERIFIED);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | seen]), counter]);
  }
}
