/** Id and time (unix ms) of the build; inlined when the app is built. */
export const buildInfo = {
  id: process.env.NEXT_PUBLIC_BUILD_ID ?? "development",
  timestamp: Number(process.env.NEXT_PUBLIC_BUILD_TIME ?? 0),
} as const;
