import type { SupportDesk } from "@spilhus/contracts/support";
import { SUPPORT_PAGES as PATHS } from "@spilhus/routes";
import type { Say } from "./types.ts";

/** Phone and mail, one tap away in every state; until they are known, the page that has them. */
export function Contacts({ t, desk }: { readonly t: Say; readonly desk: SupportDesk | undefined }) {
  return (
    <p className="support-contacts">
      {desk ? (
        <>
          <a href={`tel:${desk.phone.replaceAll(" ", "")}`}>{t("support.call", { phone: desk.phone })}</a>
          <a href={`mailto:${desk.email}`}>{t("support.mailUs", { email: desk.email })}</a>
        </>
      ) : (
        <a href={PATHS["customer-service"]}>{t("support.contactPage")}</a>
      )}
    </p>
  );
}
