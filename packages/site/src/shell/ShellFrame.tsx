import type { ReactNode } from "react";
import { routeById, type PageOptions, type RouteId } from "@spilhus/routes";
import { SkipLink } from "@spilhus/ui";
import type { PageRequest } from "@spilhus/page-kit";
import { ShellDutyBar } from "./ShellDutyBar.tsx";
import { ContentBoundary } from "../error-boundary/index.ts";
import { siteConfig } from "@spilhus/page-kit/runtime-config";
import { PreviewBar } from "../preview/PreviewBar.tsx";
import { AccountSlot } from "./AccountSlot.tsx";
import { ShellFooter } from "./ShellFooter.tsx";
import { ShellHeader } from "./ShellHeader.tsx";
import { ShellSlot } from "./ShellSlot.tsx";

interface ShellFrameProps extends Pick<PageOptions, "layout" | "overlay"> {
  readonly request: PageRequest;
  /** Absent on an error page. */
  readonly route?: RouteId;
  /** Status message of an error page (R2.55). */
  readonly status?: string;
  /** Rendered between the content and the duty bar. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** Id of the content, the target of the skip link. */
export const CONTENT_ID = "indhold";

/**
 * The shell of a page in its layout (R2.53, R2.57). `default`: header, content, duty bar, footer. `simple`: a header
 * without navigation, and no footer. `embed`: content and duty bar only, for the native app. Every layout shows a
 * player's session clock (BEK 1274/2019 § 17).
 */
export async function ShellFrame(props: ShellFrameProps) {
  const { request, route, layout, overlay, status, after, children } = props;
  const shell = await request.content.shell();
  const { accountsEnabled } = siteConfig();
  // A game's page has the clock in a bar of its own.
  const isPlay = route !== undefined && routeById(route).middleware.includes("playgame");
  return (
    <>
      <SkipLink href={`#${CONTENT_ID}`}>{request.t("shell.skipToContent")}</SkipLink>
      {request.preview && <PreviewBar request={request} />}
      {layout !== "embed" && <ShellHeader request={request} route={route} shell={shell} />}
      {layout === "embed" && accountsEnabled && !isPlay && <AccountSlot />}
      {layout === "default" && <ShellSlot slot="before-content" slotProps={{ request }} />}
      <main id={CONTENT_ID} tabIndex={-1} data-status={status}>
        <ContentBoundary>{children}</ContentBoundary>
      </main>
      {after}
      <ShellDutyBar request={request} />
      {layout === "default" && <ShellFooter request={request} shell={shell} />}
      {overlay && <div id="overlay" />}
      <div id="support-chat">
        <ShellSlot slot="support-chat" slotProps={{ request, route }} />
      </div>
    </>
  );
}
