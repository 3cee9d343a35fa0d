import { readToFrame, type FromFrame } from "@spilhus/contracts/support";

/** Intercom's documented JavaScript interface, as far as it is used: one function that takes a verb. */
type Vendor = (verb: string, ...values: readonly unknown[]) => void;

const own = document.currentScript;
/** Written by the edge: the page's origin, and where the vendor's script and interface are (region eu, R9.10). */
const {
  page = "",
  script = "",
  api = "",
  workspace = "",
}: DOMStringMap = own instanceof HTMLElement ? own.dataset : {};

interface VendorWindow extends Window {
  Intercom?: Vendor;
  intercomSettings?: object;
}
// The vendor's script adds these to the window.
const host = window as VendorWindow;
let isStarted = false;

const tell = (message: FromFrame) => window.parent.postMessage(message, page);
const vendor = (verb: string, ...values: readonly unknown[]) => host.Intercom?.(verb, ...values);

function boot(locale: string, token: string | null): void {
  if (isStarted) return;
  isStarted = true;
  const settings = {
    ...{ app_id: workspace, api_base: api, language_override: locale, hide_default_launcher: true },
    ...(token === null ? {} : { intercom_user_jwt: token }),
  };
  host.intercomSettings = settings;
  const tag = document.createElement("script");
  tag.async = true;
  tag.src = `${script}${workspace}`;
  tag.addEventListener("error", () => tell({ support: "failed" }));
  tag.addEventListener("load", () => {
    if (host.Intercom === undefined) return tell({ support: "failed" });
    vendor("boot", settings);
    vendor("onShow", () => tell({ support: "opened" }));
    vendor("onHide", () => tell({ support: "closed" }));
    vendor("onUnreadCountChange", (count: unknown) => {
      if (typeof count === "number") tell({ support: "unread", count });
    });
    tell({ support: "ready" });
  });
  document.head.append(tag);
}

/** The vendor ends its session first; what it has stored on this host goes after that. */
function shutdown(): void {
  vendor("shutdown");
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split("; ")) {
    document.cookie = `${pair.split("=")[0] ?? ""}=; Max-Age=0; Path=/`;
  }
}

window.addEventListener("error", () => tell({ support: "failed" }));
window.addEventListener("message", ({ origin, source, data }: MessageEvent<unknown>) => {
  if (origin !== page || source !== window.parent) return;
  const message = readToFrame(data);
  switch (message?.support) {
    case "boot":
      return boot(message.locale, message.token);
    case "open":
      return vendor("show");
    case "close":
      return vendor("hide");
    case "shutdown":
      return shutdown();
    case undefined:
      return;
  }
});
tell({ support: "loaded" });
