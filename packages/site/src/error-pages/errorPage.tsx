import type { BrandDefinition } from "@spilhus/brand";
import { DEFAULT_LOCALE, STATUS_MESSAGES } from "@spilhus/contracts";
import { parsePageContext } from "@spilhus/experiments";
import { type PageModule, type PageProps, openRequest, translatorOf } from "@spilhus/page-kit";
import { ShellFrame } from "../shell/ShellFrame.tsx";
import { errorTitle, ErrorContent, type ErrorStatus, type ErrorTopic } from "./ErrorContent.tsx";

const MESSAGES = {
  404: STATUS_MESSAGES.notFound,
  500: STATUS_MESSAGES.serverError,
  503: STATUS_MESSAGES.unavailable,
} as const satisfies Record<ErrorStatus, string>;

/**
 * A brand's error page for a status, at its internal address (R2.55), inside the normal shell with the duty bar. The
 * edge serves it under the address that failed, so the page does not know its path.
 */
export function errorPage(brand: BrandDefinition, status: ErrorStatus, topic?: ErrorTopic): PageModule {
  const localeOf = async ({ params }: PageProps) => {
    const { ctx = "" } = await params;
    const requested = parsePageContext(ctx)?.locale;
    return brand.locales.find((locale) => locale === requested) ?? brand.locales[0] ?? DEFAULT_LOCALE;
  };
  return {
    async Page(props) {
      const request = openRequest(brand, { locale: await localeOf(props), path: "/", preview: false });
      return (
        <div className="page" data-layout="default" data-scroll="top">
          <ShellFrame request={request} layout="default" overlay status={MESSAGES[status]}>
            <ErrorContent status={status} topic={topic} t={request.t} />
          </ShellFrame>
        </div>
      );
    },
    async generateMetadata(props) {
      const { t } = translatorOf(brand, await localeOf(props));
      const title = t(errorTitle(status, topic));
      return {
        title: t("shell.titleWithBrand", { title, brand: brand.name }),
        robots: { index: false },
      };
    },
  };
}
