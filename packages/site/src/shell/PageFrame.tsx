import type { ReactNode } from "react";
import { routeById, type RouteId } from "@spilhus/routes";
import { SkipLink } from "@spilhus/ui";
import type { PageDescription } from "../app/pageDefinition.ts";
import type { PageRequest } from "../app/pageRequest.ts";
import { DutyBarOf } from "../compliance/DutyBarOf.tsx";
import { JsonLdScript } from "../seo/JsonLdScript.tsx";
import { pageData } from "../seo/pageData.ts";
import { PreviewBarOf } from "../preview/PreviewBarOf.tsx";
import { BreadcrumbsOf } from "./BreadcrumbsOf.tsx";
import { FooterOf } from "./FooterOf.tsx";
import { HeaderOf } from "./HeaderOf.tsx";
import { MiddlewareSlot } from "./MiddlewareSlot.tsx";

interface PageFrameProps {
  readonly route: RouteId;
  readonly request: PageRequest;
  readonly description: PageDescription;
  readonly children: ReactNode;
}

/** Where keyboards and screen readers find the content. */
export const CONTENT_ID = "indhold";

/**
 * What stands around a page in its layout (R2.53, R2.57). `default`: header, content, footer. `simple`: header without
 * navigation and a short foot. `embed`: the content and the duties alone, for the native app.
 */
export async function PageFrame({ route: routeId, request, description, children }: PageFrameProps) {
  const route = routeById(routeId);
  const { layout, overlay, hero, hidePromotions, scrollToTop } = route.page;
  const shell = await request.content.shell();
  return (
    <div
      className="page"
      data-route={routeId}
      data-layout={layout}
      data-hero={hero}
      data-promotions={hidePromotions ? "hidden" : "shown"}
      data-scroll={scrollToTop ? "top" : "keep"}
    >
      {pageData(description, request).map((data, index) => (
        <JsonLdScript key={index} data={data} />
      ))}
      <SkipLink href={`#${CONTENT_ID}`}>{request.t("shell.skipToContent")}</SkipLink>
      {request.preview && <PreviewBarOf request={request} />}
      {layout !== "embed" && <HeaderOf request={request} route={routeId} shell={shell} />}
      <main id={CONTENT_ID} tabIndex={-1}>
        {layout === "default" && <BreadcrumbsOf crumbs={description.crumbs} t={request.t} />}
        {children}
      </main>
      <MiddlewareSlot middleware={route.middleware} request={request} />
      <DutyBarOf request={request} />
      {layout === "default" && <FooterOf request={request} shell={shell} />}
      {overlay && <div id="overlay" />}
      <div id="support-chat" />
    </div>
  );
}
