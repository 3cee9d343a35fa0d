import type { CookieDeclaration, Locale } from "@spilhus/contracts";
import { DECLARED_COOKIES } from "@spilhus/contracts/user-auth";
import type { Translate } from "@spilhus/i18n";
import { Button, DataTable } from "@spilhus/ui";
import { defineBlock, BlockSection } from "@spilhus/page-kit/blocks";
import { cookieLifetime } from "./cookieLifetime.ts";
import { ConsentWithoutScript } from "../cookie-banner/ConsentWithoutScript.tsx";
import { OpenSettingsIsland } from "../cookie-banner/OpenSettingsIsland.tsx";

const cells = (cookie: CookieDeclaration, t: Translate, locale: Locale) => [
  <code key="name">{cookie.name}</code>,
  cookie.purpose[locale],
  t(`consent.${cookie.category}`),
  cookieLifetime(cookie, t),
];

/** Every cookie the site may set, from the declared table. The cookie settings open with the page (R2.17). */
export const cookieTableBlock = defineBlock<"cookie_table">({
  Component: ({ block, request: { t, locale, brand } }) => (
    <BlockSection block={block}>
      <Button type="button" data-consent-settings="">
        {t("consent.openSettings")}
      </Button>
      {brand.consent === "local" && <ConsentWithoutScript t={t} />}
      <DataTable
        caption={t("consent.cookieTable")}
        columns={[
          { id: "name", label: t("consent.cookieName") },
          { id: "purpose", label: t("consent.cookiePurpose") },
          { id: "category", label: t("consent.cookieCategory") },
          { id: "lifetime", label: t("consent.cookieLifetime") },
        ]}
        rows={DECLARED_COOKIES.map((cookie) => ({ id: cookie.name, cells: cells(cookie, t, locale) }))}
      />
      <OpenSettingsIsland service={brand.consent} />
    </BlockSection>
  ),
});
