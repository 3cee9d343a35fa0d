import type { ValueCodec } from "./cookieCodec.ts";

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** A cookie with a time in milliseconds since the Unix epoch; its text is ISO 8601 in UTC. */
export const timeValue: ValueCodec<number> = {
  encode: (time) => new Date(time).toISOString(),
  decode(text) {
    const time = ISO_TIME.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(time) ? undefined : time;
  },
};
