import type { BrandDefinition } from "@spilhus/brand";
import { parsePageContext } from "@spilhus/experiments";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache, type ReactNode } from "react";
import { ErrorPage } from "../errors/ErrorPage.tsx";
import { siteHandlers, type SiteHandlers } from "../handlers/siteHandlers.ts";
import { describePage } from "../seo/describePage.ts";
import { PageFrame } from "../shell/PageFrame.tsx";
import { SiteDocument } from "../shell/SiteDocument.tsx";
import type { PageDefinition } from "./pageDefinition.ts";
import type { PageRequest } from "./pageRequest.ts";
import { translatorOf } from "./translator.ts";
import { readPageRequest } from "./readPageRequest.ts";

interface PageProps {
  readonly params: Promise<Readonly<Record<string, string>>>;
}

/** What an app's generated page files export. */
export interface PageModule {
  readonly Page: (props: PageProps) => Promise<ReactNode>;
  readonly generateMetadata: (props: PageProps) => Promise<Metadata>;
}

/** A brand's whole site, for the files of its app to pass on. */
export interface Site {
  readonly brand: BrandDefinition;
  readonly page: <Data>(definition: PageDefinition<Data>) => PageModule;
  /** The document around every page. */
  readonly Layout: (props: PageProps & { readonly children: ReactNode }) => Promise<ReactNode>;
  /** Shown when a page calls `notFound()` and no edge is in front to answer better (R2.55). */
  readonly NotFound: () => ReactNode;
  /** The not-found page at its internal address, which the edge answers unmatched paths with (R2.55, R8.05). */
  readonly NotFoundPage: PageModule;
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
    NotFound: () => <ErrorPage brand={brand} context={brand.locales[0] ?? "da"} statusCode={404} />,
    NotFoundPage: {
      async Page({ params }) {
        const { ctx = "" } = await params;
        return <ErrorPage brand={brand} context={ctx} statusCode={404} />;
      },
      async generateMetadata({ params }) {
        const { ctx = "" } = await params;
        const { t } = translatorOf(brand, parsePageContext(ctx)?.locale ?? brand.locales[0] ?? "da");
        const title = t("shell.titleWithBrand", { title: t("errors.notFoundTitle"), brand: brand.name });
        return { title, robots: { index: false } };
      },
    },
    handlers: siteHandlers(brand),
  };
}
