/** Levels of assurance of MitID from low to high, as the last part of an `acr` names them. */
const LEVELS = ["low", "substantial", "high"];

function split(acr: string): { readonly scheme: string; readonly level: number } {
  const end = acr.lastIndexOf(":") + 1;
  return { scheme: acr.slice(0, end), level: LEVELS.indexOf(acr.slice(end)) };
}

/** Whether a sign-in reached the level of assurance that was asked for: the same scheme, at that level or above. */
export function meetsAssurance(asked: string, given: unknown): boolean {
  if (given === asked) return true;
  if (typeof given !== "string") return false;
  const [wanted, reached] = [split(asked), split(given)];
  return wanted.scheme === reached.scheme && wanted.level !== -1 && reached.level > wanted.level;
}
