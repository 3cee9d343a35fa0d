/** Where a vendor's chat comes from, and what its frame may load. */
export interface SupportVendor {
  /** Its script, before the workspace's id. */
  readonly script: string;
  readonly api: string;
  readonly sources: {
    readonly script: readonly string[];
    readonly connect: readonly string[];
    readonly image: readonly string[];
    readonly font: readonly string[];
    readonly media: readonly string[];
    readonly frame: readonly string[];
  };
}

/** Intercom in the region eu (R9.10), by the hosts that it documents for a content security policy. */
export const EU_VENDOR: SupportVendor = {
  script: "https://widget.intercom.io/widget/",
  api: "https://api-iam.eu.intercom.io",
  sources: {
    script: ["https://widget.intercom.io", "https://js.intercomcdn.com", "https://app.intercom.io"],
    connect: [
      "https://api.eu.intercom.io",
      "https://api-iam.eu.intercom.io",
      "https://api-ping.intercom.io",
      "https://nexus-europe-websocket.intercom.io",
      "wss://nexus-europe-websocket.intercom.io",
      "https://*.intercom-messenger.com",
      "wss://*.intercom-messenger.com",
      "https://uploads.eu.intercomcdn.com",
      "https://uploads.intercomusercontent.com",
    ],
    image: [
      "data:",
      "blob:",
      "https://js.intercomcdn.com",
      "https://static.intercomassets.com",
      "https://static.intercomassets.eu",
      "https://downloads.intercomcdn.com",
      "https://downloads.intercomcdn.eu",
      "https://uploads.intercomusercontent.com",
      "https://gifs.intercomcdn.com",
    ],
    font: ["https://js.intercomcdn.com", "https://fonts.intercomcdn.com"],
    media: ["https://js.intercomcdn.com", "https://downloads.intercomcdn.eu"],
    frame: ["https://intercom-sheets.com", "https://www.intercom-reporting.com"],
  },
};

/** The same at one origin, such as that of a stand-in on a local stack. */
export const vendorAt = (origin: string): SupportVendor => ({
  script: `${origin}/widget/`,
  api: origin,
  sources: {
    ...{ script: [origin], connect: [origin], image: ["data:"], font: [], media: [], frame: [] },
  },
});
