import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Makes sure there is an nginx for the tests of the production set-up: the machine's own, else Debian's package where
 * this user may install one. Ends with one line that says what to run otherwise; a missing nginx never skips a test.
 */
const PLACES = ["/usr/sbin/nginx", "/usr/bin/nginx", "/opt/homebrew/bin/nginx", "/usr/local/bin/nginx"];
const has = () => [process.env["NGINX_PATH"] ?? "", ...PLACES].some((place) => place && existsSync(place));
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    stdio: "ignore",
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;

if (!has() && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
  console.log("There is no nginx for the tests; installing one …");
  run("apt-get", "update", "-q");
  run("apt-get", "install", "-qy", "nginx-light");
}
if (!has()) {
  console.error(
    "There is no nginx. Run as root `apt-get install nginx-light`, or on a Mac `brew install nginx`, or set NGINX_PATH.",
  );
  process.exit(1);
}
