import { existsSync } from "node:fs";

const PLACES = ["/usr/sbin/nginx", "/usr/bin/nginx", "/opt/homebrew/bin/nginx", "/usr/local/bin/nginx"];

/**
 * The nginx of this machine: `NGINX_PATH`, else where packages put it.
 *
 * @throws {Error} in one line when there is none
 */
export function nginxPath(): string {
  const chosen = process.env["NGINX_PATH"];
  const found = chosen || PLACES.find((place) => existsSync(place));
  if (found && existsSync(found)) return found;
  throw new Error("There is no nginx. Run as root: apt-get install nginx-light (or set NGINX_PATH to one).");
}
