import { CONSENT_PATH, LOCALE_PATH, MARKETING_PERMISSION_PATH } from "@spilhus/contracts";
import { SESSION_STREAM_PATH } from "@spilhus/contracts/play";
import type { Clock } from "@spilhus/lib";
import type { Endpoint } from "../request/index.ts";
import { developmentEndpoint } from "../development/index.ts";
import { gatewayEndpoint } from "../gateway-proxy/index.ts";
import type { Streams } from "../streams/index.ts";
import type { HealthCheck, Upstream } from "../upstream/index.ts";
import type { AssetStore } from "./assetStore.ts";
import { buildsEndpoint } from "./builds.ts";
import { consentEndpoint } from "./consent.ts";
import { gameApiEndpoint } from "./gameApi.ts";
import { imagesEndpoint } from "./images.ts";
import { leavePreviewEndpoint } from "../preview/index.ts";
import { localeEndpoint } from "./locale.ts";
import { marketingPermissionEndpoint } from "./marketingPermission.ts";
import { messagesEndpoint } from "./messages.ts";
import { publicFilesEndpoint, ROOT_FILES } from "./publicFiles.ts";
import { securityTxtEndpoint } from "./securityTxt.ts";
import { staticFilesEndpoint } from "./staticFiles.ts";

/** The first segment of `SESSION_STREAM_PATH`. */
const SESSION_STREAM_SEGMENT = SESSION_STREAM_PATH.split("/")[1] ?? "";

export interface EndpointServices {
  readonly assets: AssetStore;
  readonly images: AssetStore;
  readonly messages: AssetStore;
  readonly gateway: Upstream;
  /** The gateway by connections that only downloads use. */
  readonly gatewayFiles: Upstream;
  readonly gatewayHealth: HealthCheck;
  readonly streams: Streams;
  readonly clock: Clock;
  readonly development: boolean;
  readonly oldBuildsDirectory: string | undefined;
}

/** Everything that is not a page, by the first segment of its address. */
export function ownEndpoints(services: EndpointServices): ReadonlyMap<string, Endpoint> {
  const { assets, images, messages, gateway, gatewayFiles, gatewayHealth, streams } = services;
  const { clock, development, oldBuildsDirectory } = services;
  const publicFiles = publicFilesEndpoint(assets);
  const framework = development ? developmentEndpoint : staticFilesEndpoint(assets, oldBuildsDirectory);
  return new Map<string, Endpoint>([
    [CONSENT_PATH.slice(1), consentEndpoint],
    [LOCALE_PATH.slice(1), localeEndpoint],
    [MARKETING_PERMISSION_PATH.slice(1), marketingPermissionEndpoint],
    ["_preview", leavePreviewEndpoint],
    ["_i18n", messagesEndpoint(messages, clock)],
    ["_next", framework],
    ["_playgame", gameApiEndpoint(assets)],
    ...(development
      ? ([
          ["__nextjs_original-stack-frames", framework],
          ["__nextjs_source-map", framework],
        ] as const)
      : []),
    [SESSION_STREAM_SEGMENT, { methods: ["GET"], handle: (exchange) => streams.handleSession(exchange) }],
    [".well-known", securityTxtEndpoint(clock)],
    ["builds", buildsEndpoint(assets)],
    ["gateway", gatewayEndpoint(gateway, gatewayFiles, streams)],
    ["f", imagesEndpoint(images, gateway, gatewayHealth)],
    ["brand", publicFiles],
    ...[...ROOT_FILES.keys()].map((name) => [name, publicFiles] as const),
  ]);
}
