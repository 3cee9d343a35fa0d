import type { ShellPart } from "@spilhus/page-kit";
import { playerStylesheetAddress } from "@spilhus/page-kit/stylesheets";
import { SignInIsland } from "../sign-in-overlay/SignInIsland.tsx";
import { SignInWithoutScript } from "../sign-in-overlay/SignInWithoutScript.tsx";
import { signUpSettingsOf } from "../sign-up/signUpSettingsOf.ts";

/** The sign-in overlay, with and without JavaScript. */
export const SIGN_IN_SHELL_PARTS: readonly ShellPart[] = [
  {
    slot: "tab",
    needsAccounts: true,
    Component: ({ brand }) => (
      <SignInIsland
        settings={{
          brand: brand.id,
          hasPasskeys: brand.flags.passkeys === true,
          stylesheet: playerStylesheetAddress(),
          signUp: signUpSettingsOf(brand),
        }}
      />
    ),
  },
  {
    slot: "before-content",
    needsAccounts: true,
    Component: ({ request: { t, path } }) => <SignInWithoutScript t={t} path={path} />,
  },
];
