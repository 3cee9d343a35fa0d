import type { RegisteredBrand } from "@spilhus/contracts";

const isOfThisMachine = (hostname: string) =>
  /(?:^|\.)localhost$|^127\.|^\[::1\]$|^0\.0\.0\.0$/.test(hostname);

/**
 * What is wrong with the origin of a studio that the environment names: pages frame it, so it is https, and on this machine only
 * as a host of `LOCAL_HOSTS`, which no deployment has.
 */
export function studioOriginFault(
  origin: string,
  localHosts: Readonly<Record<string, string>>,
): string | undefined {
  const { protocol, hostname } = new URL(origin);
  if (Object.hasOwn(localHosts, hostname)) return undefined;
  if (protocol !== "https:") return "is https";
  return isOfThisMachine(hostname) ? "is not on this machine" : undefined;
}

/** A brand whose studios have the origins that the environment names, and those of its data otherwise. */
export const withStudioOrigins = (
  { studios, ...brand }: RegisteredBrand,
  origins: Readonly<Record<string, string>>,
): RegisteredBrand => ({
  ...brand,
  ...(studios && {
    studios: studios.map(({ id, origin }) => ({ id, origin: origins[id] ?? origin })),
  }),
});
