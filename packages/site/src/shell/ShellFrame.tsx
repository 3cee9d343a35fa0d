import type { ReactNode } from "react";
import type { PageOptions, RouteId } from "@spilhus/routes";
import { SkipLink } from "@spilhus/ui";
import type { PageRequest } from "@spilhus/page-kit";
import { DutyBarOf } from "./DutyBarOf.tsx";
import { ContentBoundary } from "../error-boundary/index.ts";
import { siteConfig } from "@spilhus/page-kit/runtime-config";
import { PreviewBarOf } from "../preview/PreviewBarOf.tsx";
import { AccountOf } from "./AccountOf.tsx";
import { FooterOf } from "./FooterOf.tsx";
import { HeaderOf } from "./HeaderOf.tsx";
import { ShellSlot } from "./ShellSlot.tsx";

interface ShellFrameProps extends Pick<PageOptions, "layout" | "overlay"> {
  readonly request: PageRequest;
  /** Absent on an error page. */
  readonly route?: RouteId;
  /** The spec's message of an error page (R2.55). */
  readonly status?: string;
  /** Between the content and the duties. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** Where keyboards and screen readers find the content. */
export const CONTENT_ID = "indhold";

/**
 * Header, content, duties and foot of a page in its layout (R2.53, R2.57). `default`: header, content, footer.
 * `simple`: header without navigation and a short foot. `embed`: the content and the duties alone, for the native app;
 * a player's session clock is in each (BEK 1274/2019 § 17).
 */
export async function ShellFrame(props: ShellFrameProps) {
  const { request, route, layout, overlay, status, after, children } = props;
  const shell = await request.content.shell();
  const { accountsEnabled } = siteConfig();
  return (
    <>
      <SkipLink href={`#${CONTENT_ID}`}>{request.t("shell.skipToContent")}</SkipLink>
      {request.preview && <PreviewBarOf request={request} />}
      {layout !== "embed" && <HeaderOf request={request} route={route} shell={shell} />}
      {layout === "embed" && accountsEnabled && <AccountOf />}
      {layout === "default" && <ShellSlot slot="before-content" given={{ request }} />}
      <main id={CONTENT_ID} tabIndex={-1} data-status={status}>
        <ContentBoundary>{children}</ContentBoundary>
      </main>
      {after}
      <DutyBarOf request={request} />
      {layout === "default" && <FooterOf request={request} shell={shell} />}
      {overlay && <div id="overlay" />}
      <div id="support-chat" />
    </>
  );
}
