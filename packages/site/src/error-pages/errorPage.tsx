import type { BrandDefinition } from "@spilhus/brand";
import { STATUS_MESSAGES } from "@spilhus/contracts";
import { parsePageContext } from "@spilhus/experiments";
import { type PageModule, type PageProps, openRequest, translatorOf } from "@spilhus/page-kit";
import { ShellFrame } from "../shell/ShellFrame.tsx";
import { ERROR_TITLES, ErrorContent, type ErrorStatus } from "./ErrorContent.tsx";

const MESSAGES = {
  404: STATUS_MESSAGES.notFound,
  500: STATUS_MESSAGES.serverError,
  503: STATUS_MESSAGES.unavailable,
} as const satisfies Record<ErrorStatus, string>;

/**
 * A brand's page of a status at its internal address (R2.55): the shell of every page, duties included, around what
 * went wrong. The edge answers with it under whatever address it was, so that it knows no path of its own.
 */
export function errorPage(brand: BrandDefinition, status: ErrorStatus): PageModule {
  const localeOf = async ({ params }: PageProps) => {
    const { ctx = "" } = await params;
    const asked = parsePageContext(ctx)?.locale;
    return brand.locales.find((locale) => locale === asked) ?? brand.locales[0] ?? "da";
  };
  return {
    async Page(props) {
      const request = openRequest(brand, { locale: await localeOf(props), path: "/", preview: false });
      return (
        <div className="page" data-layout="default" data-scroll="top">
          <ShellFrame request={request} layout="default" overlay status={MESSAGES[status]}>
            <ErrorContent status={status} t={request.t} />
          </ShellFrame>
        </div>
      );
    },
    async generateMetadata(props) {
      const { t } = translatorOf(brand, await localeOf(props));
      const title = t(ERROR_TITLES[status]);
      return {
        title: t("shell.titleWithBrand", { title, brand: brand.name }),
        robots: { index: false },
      };
    },
  };
}
