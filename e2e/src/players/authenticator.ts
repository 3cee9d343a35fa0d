import type { Page } from "@playwright/test";

/** A platform authenticator that a browser has and no machine. */
export interface Authenticator {
  /** Whether its owner answers by themselves, or leaves the sheet open. */
  answers(enabled: boolean): Promise<void>;
}

/** Gives a page's browser an authenticator, which answers at once, as its owner, until told otherwise. */
export async function plugInAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
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
  return {
    answers: async (enabled) => {
      await session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
    },
  };
}
