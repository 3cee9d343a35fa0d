/** The build this code is part of; inlined when the app is built. */
export const buildId = process.env.NEXT_PUBLIC_BUILD_ID ?? "development";
