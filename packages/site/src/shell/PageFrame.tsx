import type { ReactNode } from "react";
import { routeById, type RouteId } from "@spilhus/routes";
import type { PageDescription, PageRequest } from "@spilhus/page-kit";
import { EarlyAnswers } from "@spilhus/player-session/early-answers";
import { JsonLdScript, pageData } from "@spilhus/page-kit/seo";
import { ShellBreadcrumbs } from "./ShellBreadcrumbs.tsx";
import { MiddlewareSlot } from "./MiddlewareSlot.tsx";
import { GameStyles } from "./GameStyles.tsx";
import { PlayerStyles } from "@spilhus/page-kit/stylesheets";
import { ShellFrame } from "./ShellFrame.tsx";

interface PageFrameProps {
  readonly route: RouteId;
  readonly request: PageRequest;
  readonly description: PageDescription;
  readonly children: ReactNode;
}

/** Wraps the content of a page in what its row of the route table requires. */
export function PageFrame({ route: routeId, request, description, children }: PageFrameProps) {
  const route = routeById(routeId);
  const { layout, overlay, hero, hidePromotions, scrollToTop } = route.page;
  return (
    <div
      className="page"
      data-route={routeId}
      data-layout={layout}
      data-hero={hero}
      data-promotions={hidePromotions ? "hidden" : "shown"}
      data-scroll={scrollToTop ? "top" : "keep"}
      data-vendors={route.policyClass === "public" ? undefined : "none"}
    >
      {route.cacheClass === "player" && <PlayerStyles />}
      {(route.policyClass === "game-play" || route.id === "round-replay") && <GameStyles />}
      {route.audience === "players" && <EarlyAnswers brand={request.brand.id} />}
      {pageData(description, request).map((data, index) => (
        <JsonLdScript key={index} data={data} />
      ))}
      <ShellFrame
        request={request}
        route={routeId}
        layout={layout}
        overlay={overlay}
        after={<MiddlewareSlot middleware={route.middleware} request={request} />}
      >
        {layout === "default" && <ShellBreadcrumbs crumbs={description.crumbs} t={request.t} />}
        {children}
      </ShellFrame>
    </div>
  );
}
