"use client";
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { SITE_LIMITS } from "@spilhus/contracts";
import { preloadQueue } from "./preloadQueue.ts";
import { leavePage } from "@spilhus/page-kit/notifications";
import { arrive } from "./arrive.ts";
import { LOWER_PARTS, layOutLowerParts, takeOverArrival } from "./layOutLowerParts.ts";
import { closeLeftPanels, hidePanels } from "./panels.ts";
import { softTarget } from "./softTarget.ts";
import { notifyOffline } from "./notifyOffline.ts";

const preloads = preloadQueue(SITE_LIMITS.parallelPreloads);

interface NavigationIslandProps {
  readonly offlineText: string;
  /** First path segments of pages under a stricter policy, which need a new document. */
  readonly strictAreas: readonly string[];
}

/**
 * Turns clicks on plain links into soft navigations, with one listener for the page instead of a component for each
 * link. It preloads links that are hovered or focused, at most four at once (R9.05). After a navigation it scrolls
 * (R2.56), clears messages of the previous page (R3.06) and lays out the lower parts of the page.
 */
export function NavigationIsland({ offlineText, strictAreas }: NavigationIslandProps) {
  const router = useRouter();
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const href = softTarget(event, location.href, strictAreas);
      if (href === undefined) return;
      event.preventDefault();
      hidePanels(document);
      if (notifyOffline(href, offlineText)) return;
      router.push(href, { scroll: false });
    };
    const onIntent = (event: Event) => {
      const href = softTarget(event, location.href, strictAreas);
      if (href === undefined || !navigator.onLine) return;
      // The router caches the response; the queue only limits how many requests run at once.
      preloads.add(href, async () => {
        router.prefetch(href);
        await fetchSettled(href);
      });
    };
    document.addEventListener("click", onClick);
    document.addEventListener("pointerover", onIntent, { passive: true });
    document.addEventListener("focusin", onIntent);
    const stopClosing = closeLeftPanels(document);
    return () => {
      stopClosing();
      document.removeEventListener("click", onClick);
      document.removeEventListener("pointerover", onIntent);
      document.removeEventListener("focusin", onIntent);
    };
  }, [router, offlineText, strictAreas]);

  useEffect(() => {
    if (shown.current !== pathname) {
      shown.current = pathname;
      leavePage();
      arrive(document, location.hash);
    }
    const lower = document.querySelectorAll<HTMLElement>(LOWER_PARTS);
    takeOverArrival(document.documentElement, lower);
    return layOutLowerParts(lower, window);
  }, [pathname]);

  return null;
}

/** Resolves when the browser has fetched the page's payload, or after two seconds. */
function fetchSettled(href: string): Promise<void> {
  return new Promise((resolve) => {
    const path = new URL(href, location.href).pathname;
    const timer = setTimeout(done, 2_000);
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some(({ name }) => new URL(name).pathname === path)) done();
    });
    function done() {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    }
    observer.observe({ type: "resource" });
  });
}
