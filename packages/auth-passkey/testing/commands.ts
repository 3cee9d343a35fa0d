import { defineBrowserCommand } from "@vitest/browser-playwright";
import { relyingParty } from "./relyingParty.ts";

/** The service as browser tests call it. */
export const commands = {
  forgetPasskeys: defineBrowserCommand(() => relyingParty.forgetPasskeys()),
  registrationOptions: defineBrowserCommand(() => relyingParty.registrationOptions()),
  verifyRegistration: defineBrowserCommand<Parameters<typeof relyingParty.verifyRegistration>>(
    (_, origin, response) => relyingParty.verifyRegistration(origin, response),
  ),
  authenticationOptions: defineBrowserCommand(() => relyingParty.authenticationOptions()),
  verifyAuthentication: defineBrowserCommand<Parameters<typeof relyingParty.verifyAuthentication>>(
    (_, origin, response) => relyingParty.verifyAuthentication(origin, response),
  ),
};

declare module "vitest/browser" {
  interface BrowserCommands {
    forgetPasskeys: typeof relyingParty.forgetPasskeys;
    registrationOptions: typeof relyingParty.registrationOptions;
    verifyRegistration: typeof relyingParty.verifyRegistration;
    authenticationOptions: typeof relyingParty.authenticationOptions;
    verifyAuthentication: typeof relyingParty.verifyAuthentication;
  }
}
