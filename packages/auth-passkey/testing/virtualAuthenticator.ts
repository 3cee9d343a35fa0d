import { cdp } from "vitest/browser";

/** What the tests use of the browser's debugging protocol; the runner types its own session only in part. */
interface Session {
  send(method: string, parameters?: object): Promise<{ readonly authenticatorId?: string }>;
}

/** A platform authenticator that a browser has and no machine: it answers at once, as its owner, until told otherwise. */
export class VirtualAuthenticator {
  readonly #session = cdp() as unknown as Session; // The provider's session, see above.
  #id = "";

  async plugIn(): Promise<void> {
    await this.#session.send("WebAuthn.enable", { enableUI: false });
    const { authenticatorId = "" } = await this.#session.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        ctap2Version: "ctap2_1",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    this.#id = authenticatorId;
  }

  async unplug(): Promise<void> {
    await this.#session.send("WebAuthn.disable");
  }

  /** Whether its owner answers, or leaves the sheet open. */
  answers(enabled: boolean): Promise<unknown> {
    return this.#session.send("WebAuthn.setAutomaticPresenceSimulation", {
      authenticatorId: this.#id,
      enabled,
    });
  }

  /** Whether who answers is its owner. */
  isOwner(isUserVerified: boolean): Promise<unknown> {
    return this.#session.send("WebAuthn.setUserVerified", { authenticatorId: this.#id, isUserVerified });
  }
}
