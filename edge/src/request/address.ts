import { EdgeError } from "../errors/edgeError.ts";

/** Where a request goes: a decoded path, and the query as it was sent, with its `?`. */
export interface Address {
  readonly path: string;
  /** The path as it was sent. */
  readonly rawPath: string;
  readonly search: string;
}

const MAX_PATH = 2_048;
const MAX_SEARCH = 4_096;
const PLAIN = /^[A-Za-z0-9\-_~/]*$/;
const PRINTABLE_ASCII = /^[\x21-\x7e]*$/;
const ENCODED_SEPARATOR = /%(?:2f|5c)/i;
const DOT_SEGMENT = /(?:^|\/)\.{1,2}(?:\/|$)/;
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\\]/u;

const refuse = (why: string): never => {
  throw new EdgeError("bad-request", why);
};

function decode(rawPath: string): string {
  try {
    return decodeURIComponent(rawPath);
  } catch (cause) {
    throw new EdgeError("bad-request", "The path is not valid UTF-8.", { cause });
  }
}

/**
 * Reads the request target. Bare Next answers 500 to what is refused here.
 *
 * @throws {EdgeError} `bad-request` for the absolute form, an over-long or undecodable path, control and invisible
 * characters, backslashes, encoded separators and dot segments
 */
export function parseAddress(target: string): Address {
  const question = target.indexOf("?");
  const rawPath = question === -1 ? target : target.slice(0, question);
  const search = question === -1 ? "" : target.slice(question);
  if (rawPath.length > MAX_PATH) refuse("The path is too long.");
  if (search.length > MAX_SEARCH) refuse("The query is too long.");
  if (rawPath.charCodeAt(0) !== 47) {
    throw new EdgeError("bad-request", "The request target must be a path.", { closes: true });
  }
  if (search !== "" && !PRINTABLE_ASCII.test(search)) refuse("The query has forbidden characters.");
  if (PLAIN.test(rawPath)) return { path: rawPath, rawPath, search };
  if (!PRINTABLE_ASCII.test(rawPath) || rawPath.includes("#")) refuse("The path has forbidden characters.");
  if (ENCODED_SEPARATOR.test(rawPath)) refuse("The path has an encoded separator.");
  const path = decode(rawPath);
  if (FORBIDDEN.test(path)) refuse("The path has forbidden characters.");
  if (DOT_SEGMENT.test(path)) refuse("The path has dot segments.");
  return { path, rawPath, search };
}

/** Writes a decoded path, which may hold anything but separators inside a segment, for a `Location`. */
export function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}
