import type { BrandDefinition } from "@spilhus/brand";
import { DEFAULT_LOCALE, STATUS_MESSAGES } from "@spilhus/contracts";
import { notFound } from "next/navigation";
import { cache, type ReactNode } from "react";
import { ErrorContent } from "../error-pages/ErrorContent.tsx";
import { errorPage } from "../error-pages/errorPage.tsx";
import { siteHandlers, type SiteHandlers } from "../route-handlers/siteHandlers.ts";
import { describePage } from "@spilhus/page-kit/seo";
import { PageFrame } from "../shell/PageFrame.tsx";
import { CONTENT_ID } from "../shell/ShellFrame.tsx";
import { SiteDocument } from "../shell/SiteDocument.tsx";
import {
  type PageDefinition,
  type PageModule,
  type PageProps,
  type PageRequest,
  translatorOf,
  readPageRequest,
} from "@spilhus/page-kit";

/** A brand's site. The files of its app export these members. */
export interface Site {
  readonly brand: BrandDefinition;
  readonly page: <Data>(definition: PageDefinition<Data>) => PageModule;
  /** The document around every page. */
  readonly Layout: (props: PageProps & { readonly children: ReactNode }) => Promise<ReactNode>;
  /**
   * Shown when a page calls `notFound()` and there is no edge to answer (R2.55). It has no shell, because Next sends it
   * with every page.
   */
  readonly NotFound: () => ReactNode;
  /** The not-found page at its internal address; the edge serves it for unmatched paths (R2.55, R8.05). */
  readonly NotFoundPage: PageModule;
  /** The page that the edge fetches in advance and serves when a page fails (R2.55, R8.18). */
  readonly ServerErrorPage: PageModule;
  /** The page that the edge serves for an account while it cannot verify the session. */
  readonly UnavailablePage: PageModule;
  /** The page that the edge serves instead of a payment that cannot be shown right now (R2.28, R2.29). */
  readonly PaymentUnavailablePage: PageModule;
  readonly handlers: SiteHandlers;
}

/**
 * Assembles the site of a brand.
 *
 * @example
 * export const site = createSite(brand);
 */
export function createSite(brand: BrandDefinition): Site {
  const page = <Data,>(definition: PageDefinition<Data>): PageModule => {
    // Metadata and body need the same data; one render loads it once.
    const load = cache((request: PageRequest) => definition.load(request));
    const parseRequest = cache(async (serialised: string) => {
      // `requestOf` serialises the params, so the cast is safe.
      const params = JSON.parse(serialised) as Record<string, string>;
      return readPageRequest(brand, definition.route, params);
    });
    const requestOf = async ({ params }: PageProps) => {
      const request = await parseRequest(JSON.stringify(await params));
      if (!request) notFound();
      return request;
    };
    return {
      async Page(props) {
        const request = await requestOf(props);
        const data = await load(request);
        const description = definition.describe(data, request);
        return (
          <PageFrame route={definition.route} request={request} description={description}>
            <definition.Body data={data} request={request} />
          </PageFrame>
        );
      },
      async generateMetadata(props) {
        const request = await requestOf(props);
        return describePage(definition.describe(await load(request), request), request, definition.route);
      },
    };
  };
  return {
    brand,
    page,
    async Layout({ params, children }) {
      const { ctx = "" } = await params;
      return (
        <SiteDocument brand={brand} context={ctx}>
          {children}
        </SiteDocument>
      );
    },
    NotFound: () => (
      <main id={CONTENT_ID} tabIndex={-1} data-status={STATUS_MESSAGES.notFound}>
        <ErrorContent status={404} t={translatorOf(brand, brand.locales[0] ?? DEFAULT_LOCALE).t} />
      </main>
    ),
    NotFoundPage: errorPage(brand, 404),
    ServerErrorPage: errorPage(brand, 500),
    UnavailablePage: errorPage(brand, 503),
    PaymentUnavailablePage: errorPage(brand, 503, "payment"),
    handlers: siteHandlers(brand),
  };
}
