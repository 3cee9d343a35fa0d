export { HostedPage } from "./hostedPage.ts";
export { type HostedPageConfig, HostedPageConfigSchema } from "./hostedPageConfig.ts";
