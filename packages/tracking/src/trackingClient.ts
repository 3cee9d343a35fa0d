import type { MetaEntry, PageRequest, TrackingEvent } from "@spilhus/contracts/tracking";
import { EVENT_TYPE_NOT_SET, TRACKING_PATHS } from "@spilhus/contracts/tracking";
import type { Clock, Log } from "@spilhus/lib";
import { trackedAddress } from "@spilhus/routes";

const TIMEOUT_MS = 5_000;

export interface TrackingOptions {
  readonly brand: string;
  /** The site's own origin. */
  readonly origin: string;
  /** The tracking service's flag in the public config: without it nothing is sent (R4.21). */
  readonly isEnabled: boolean;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  /** Failures are only logged (R8.12). */
  readonly log: Log;
  /** The service's origin, on a server; defaults to the page's origin in a browser. */
  readonly serviceOrigin?: string;
}

/** An event to report. */
export interface Tracked {
  readonly name: string;
  readonly type?: string;
  readonly metaData?: readonly MetaEntry[];
  readonly logEntry?: boolean;
}

/** Reports page requests and events to the tracking service. Its functions never fail for their caller. */
export interface TrackingClient {
  /** Reports a page request (R3.09, R7.19). */
  pageRequest(page: { readonly url: string; readonly referrer: string }): Promise<void>;
  /** Reports an event (R3.10, R7.20). */
  event(event: Tracked): Promise<void>;
}

/** Creates a client of the tracking service. */
export function trackingClient(options: TrackingOptions): TrackingClient {
  const { brand, origin, isEnabled, fetch, clock, log, serviceOrigin = "" } = options;

  async function send(path: string, payload: PageRequest | TrackingEvent): Promise<void> {
    if (!isEnabled) return;
    try {
      const { ok, status } = await fetch(serviceOrigin + path, {
        method: "POST",
        credentials: "include",
        // The request completes even if the visitor leaves the page.
        keepalive: true,
        headers: {
          accept: "application/json",
          "content-type": "application/json",
          "x-requested-with": "XMLHttpRequest",
        },
        body: JSON.stringify(payload),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!ok) log("warn", "Tracking was refused.", { path, status });
    } catch (error) {
      log("warn", "Tracking could not be reached.", { path, error });
    }
  }

  const common = () => ({ brand, triggered_at: new Date(clock.now()).toISOString() });
  return {
    pageRequest: ({ url, referrer }) =>
      send(TRACKING_PATHS.pageRequest, {
        url: trackedAddress(url, origin),
        referrer: trackedAddress(referrer, origin),
        mobile_in_desktop_view: null,
        ...common(),
      }),
    event: ({ name, type = EVENT_TYPE_NOT_SET, metaData, logEntry }) =>
      send(TRACKING_PATHS.event, {
        event_name: name,
        event_type: type,
        meta_data: metaData ? [...metaData] : null,
        ...common(),
        ...(logEntry !== undefined && { log_entry: logEntry }),
      }),
  };
}
