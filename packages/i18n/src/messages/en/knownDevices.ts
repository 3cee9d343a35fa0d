import type { Translation } from "../translation.ts";

export const knownDevices = {
  title: "Your known devices",
  text: "You have used MitID on these devices. On them you can log in with a password or a passkey alone.",
  loading: "Fetching your devices …",
  failedTitle: "We cannot fetch your devices right now",
  none: "You have no known devices. The next time you log in, you need MitID.",
  here: "This device",
  unknownName: "Unknown device",
  knownSince: "Known since {{date}}",
  knownUntil: "Needs MitID again from {{date}}",
  forget: "Forget",
  forgetNamed: "Forget {{device}}",
  forgotten: "{{device}} is forgotten. The next login there needs MitID.",
  failed: "The device was not forgotten. Try again.",
  gone: "The device was already forgotten.",
} as const satisfies Translation<"knownDevices">;
