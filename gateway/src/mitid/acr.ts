/** Levels of assurance in their order, as the last part of an `acr` names them. */
const LEVELS = ["low", "substantial", "high"];

const split = (acr: string) => {
  const at = acr.lastIndexOf(":") + 1;
  return { scheme: acr.slice(0, at), level: LEVELS.indexOf(acr.slice(at)) };
};

/** Whether a sign-in was as sure as was asked for: of the same scheme, and of that level or a higher one. */
export function isSureEnough(asked: string, given: unknown): boolean {
  if (given === asked) return true;
  if (typeof given !== "string") return false;
  const [wanted, shown] = [split(asked), split(given)];
  return wanted.scheme === shown.scheme && wanted.level !== -1 && shown.level > wanted.level;
}
