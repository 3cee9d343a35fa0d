import type { IncomingMessage } from "node:http";
import { versionedTag } from "@spilhus/contracts";
import { answer, type Handler } from "./upstreamDouble.ts";

const OPENING = "<script>(self.__next_f=self.__next_f||[]).push([0])</script>";

/** A document as the framework writes it, its text also in the flight stream. */
export function documentOf(text: string, extra = ""): string {
  const flight = `<script>self.__next_f.push(${JSON.stringify([1, `0:"${text}"\n`])})</script>`;
  return `<!DOCTYPE html><html lang="da"><body><main>${text}</main>${extra}${OPENING}${flight}</body></html>`;
}

/** What a request to an app asks for. */
export function requestedForm({ headers }: IncomingMessage): string {
  const segment = headers["next-router-segment-prefetch"];
  if (headers["rsc"] === undefined) return "html";
  return segment === undefined ? "rsc" : `segment:${String(segment)}`;
}

/** The mark of one form of one page; it is unlike every other. */
export const canary = (brand: string, path: string, what: string, version: number) =>
  `canary[${brand}|${path}|${what}|v${version}]`;

/** The tags of a page, each with the version that it is read at. */
const pageTags = (path: string, cv: number) =>
  ["all", `page:${path.split("/")[2] ?? "front"}`].map((tag) => versionedTag(tag, cv)).join(",");

export interface PageDouble {
  /** Counts up when content changes. */
  version: number;
  /** The content version that pages are read at; a purge moves it on. */
  cv: number;
  /** Put behind the mark, e.g. to make bodies worth compressing. */
  padding: string;
  readonly handle: Handler;
}

/**
 * An app that has every page, marks each form of it, and names the story of a page as its tag, as the real ones do:
 * segments have none.
 */
export function pageDouble(brand: string): PageDouble {
  const double: PageDouble = {
    version: 1,
    cv: 1,
    padding: "",
    handle(request, response) {
      const path = request.url ?? "";
      if (path.endsWith("/gone")) return answer(response, 404, { "content-type": "text/html" }, "gone");
      const what = requestedForm(request);
      const text = canary(brand, path, what, double.version) + double.padding;
      const isDocument = what === "html";
      answer(
        response,
        path.endsWith("/not-found") ? 404 : 200,
        {
          "content-type": isDocument ? "text/html; charset=utf-8" : "text/x-component",
          "cache-control": "s-maxage=31536000",
          "x-powered-by": "Double",
          "x-nextjs-cache": "HIT",
          "x-nextjs-prerender": "1",
          "x-nextjs-stale-time": "300",
          ...(what.startsWith("segment:")
            ? { "x-nextjs-postponed": "2" }
            : { "x-page-tags": pageTags(path, double.cv) }),
        },
        isDocument ? documentOf(text) : text,
      );
    },
  };
  return double;
}
