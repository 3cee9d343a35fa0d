import { accountCrumbs } from "../frame/accountCrumbs.ts";
import { AccountFrame } from "../frame/AccountFrame.tsx";
import { definePage } from "@spilhus/page-kit";
import { ProfileIsland } from "./ProfileIsland.tsx";
import { PROFILE_MESSAGES } from "./profileMessages.ts";

/** A player's profile (R2.37). */
export const profilePage = definePage({
  route: "edit-profile",
  load: () => Promise.resolve(undefined),
  describe: (_, { t, path }) => ({
    title: t("profile.title"),
    description: t("profile.description"),
    crumbs: accountCrumbs(t, t("profile.title"), path),
  }),
  Body: ({ request }) => {
    const { brand, t, path, messagesOf } = request;
    return (
      <AccountFrame request={request} route="edit-profile" title={t("profile.title")}>
        <p>{t("profile.text")}</p>
        <ProfileIsland
          brand={brand.id}
          jurisdiction={brand.jurisdiction}
          hasPasskeys={brand.flags.passkeys === true}
          path={path}
          messages={messagesOf(...PROFILE_MESSAGES)}
        />
      </AccountFrame>
    );
  },
});
