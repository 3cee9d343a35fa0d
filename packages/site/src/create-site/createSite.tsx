import type { BrandDefinition } from "@spilhus/brand";
import { STATUS_MESSAGES } from "@spilhus/contracts";
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

/** A brand's whole site, for the files of its app to pass on. */
export interface Site {
  readonly brand: BrandDefinition;
  readonly page: <Data>(definition: PageDefinition<Data>) => PageModule;
  /** The document around every page. */
  readonly Layout: (props: PageProps & { readonly children: ReactNode }) => Promise<ReactNode>;
  /**
   * Shown when a page calls `notFound()` and no edge is in front to answer better (R2.55). Without the shell: the
   * framework sends it along with every page.
   */
  readonly NotFound: () => ReactNode;
  /** The not-found page at its internal address, which the edge answers unmatched paths with (R2.55, R8.05). */
  readonly NotFoundPage: PageModule;
  /** What the edge answers with when a page fails (R2.55, R8.18), fetched ahead of that day. */
  readonly ServerErrorPage: PageModule;
  /** What the edge answers with while it cannot know whose account to show. */
  readonly UnavailablePage: PageModule;
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
    // Metadata and body ask for the same thing; one render fetches it once.
    const load = cache((request: PageRequest) => definition.load(request));
    const read = cache(async (serialised: string) => {
      // Serialised by `request` below.
      const params = JSON.parse(serialised) as Record<string, string>;
      return readPageRequest(brand, definition.route, params);
    });
    const request = async ({ params }: PageProps) => {
      const found = await read(JSON.stringify(await params));
      if (!found) notFound();
      return found;
    };
    return {
      async Page(props) {
        const asked = await request(props);
        const data = await load(asked);
        const description = definition.describe(data, asked);
        return (
          <PageFrame route={definition.route} request={asked} description={description}>
            <definition.Body data={data} request={asked} />
          </PageFrame>
        );
      },
      async generateMetadata(props) {
        const asked = await request(props);
        return describePage(definition.describe(await load(asked), asked), asked, definition.route);
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
        <ErrorContent status={404} t={translatorOf(brand, brand.locales[0] ?? "da").t} />
      </main>
    ),
    NotFoundPage: errorPage(brand, 404),
    ServerErrorPage: errorPage(brand, 500),
    UnavailablePage: errorPage(brand, 503),
    handlers: siteHandlers(brand),
  };
}
