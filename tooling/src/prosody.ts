import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";

/**
 * Makes sure there is a Prosody, for the tests of the chat and for a local stack: the machine's own, else Debian's packages,
 * which are unpacked into this repository's cache without installing anything. Otherwise one line says what to run; a
 * missing Prosody never skips a test. With `--optional` the chat is then away, and nothing else is missing.
 */
const CACHE = resolve(import.meta.dirname, "../../node_modules/.cache");
const HOME = join(CACHE, "prosody");
const PLACES = ["/usr/bin/prosody", "/opt/homebrew/bin/prosody", "/usr/local/bin/prosody"];
const isOptional = process.argv.includes("--optional");

const has = () =>
  [process.env["PROSODY_PATH"] ?? "", ...PLACES, join(HOME, "launch.sh")].some(
    (place) => place && existsSync(place),
  );
const run = (command: string, args: readonly string[], cwd?: string) =>
  spawnSync(command, args, {
    ...(cwd === undefined ? {} : { cwd }),
    encoding: "utf8",
    timeout: 120_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
/** Without a network it fails at once instead of trying again. */
const APT = ["-q", "-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=10"];

/** Prosody and what it needs that this machine has not. */
function missingPackages(): readonly string[] {
  const { stdout } = run("apt-get", [...APT, "-s", "install", "--no-install-recommends", "prosody"]);
  const names = [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, name = ""]) => name);
  // Needed by a service that is installed, not by a program that is run.
  return names.filter((name) => !["ssl-cert", "adduser", "openssl", "init-system-helpers"].includes(name));
}

/** Starts Prosody from where it was unpacked: it asks its four folders and finds its libraries beside itself. */
const launcher = (root: string) => `#!/bin/sh
root=${JSON.stringify(root)}
libraries=$(echo "$root"/usr/lib/*-linux-gnu*)
LD_LIBRARY_PATH="$libraries:$root/lib/$(basename "$libraries")" exec "$root/usr/bin/lua5.4" -e "
  local root, libraries = '$root', '$libraries'
  package.path = root .. '/usr/lib/prosody/?.lua;' .. root .. '/usr/share/lua/5.4/?.lua;' .. root .. '/usr/share/lua/5.4/?/init.lua'
  package.cpath = root .. '/usr/lib/prosody/?.so;' .. libraries .. '/lua/5.4/?.so'
  CFG_SOURCEDIR, CFG_CONFIGDIR = root .. '/usr/lib/prosody', root
  CFG_PLUGINDIR, CFG_DATADIR = root .. '/usr/lib/prosody/modules/', root
  local file = assert(io.open(root .. '/usr/bin/prosody'))
  local text = file:read('a'):gsub('^#[^\\\\n]*', ''):gsub('\\\\nCFG_%u+=[^\\\\n]*', '\\\\n')
  file:close()
  assert(load(text, '=prosody'))()
" prosody "$@"
`;

function unpack(): void {
  if (!existsSync("/usr/bin/apt-get") || !existsSync("/usr/bin/dpkg")) return;
  mkdirSync(CACHE, { recursive: true });
  const work = mkdtempSync(join(CACHE, "prosody-"));
  try {
    let names = missingPackages();
    if (names.length === 0 && process.getuid?.() === 0) {
      run("apt-get", [...APT, "update"]);
      names = missingPackages();
    }
    if (!names.includes("prosody")) return;
    if (run("apt-get", [...APT, "download", ...names], work).status !== 0) {
      if (process.getuid?.() !== 0) return;
      run("apt-get", [...APT, "update"]);
      if (run("apt-get", [...APT, "download", ...names], work).status !== 0) return;
    }
    const root = join(work, "root");
    for (const file of readdirSync(work).filter((name) => name.endsWith(".deb"))) {
      if (run("dpkg", ["-x", file, root], work).status !== 0) return;
    }
    writeFileSync(join(root, "launch.sh"), launcher(HOME));
    chmodSync(join(root, "launch.sh"), 0o755);
    // Whole or not at all: another start may be looking.
    rmSync(HOME, { recursive: true, force: true });
    renameSync(root, HOME);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

if (!has()) {
  console.log("There is no Prosody, the server of the chat; unpacking Debian's …");
  unpack();
}
if (!has()) {
  console.error(
    `There is no Prosody${isOptional ? ", so the chat is away" : ""}. Run as root \`apt-get install prosody\`, or on a Mac \`brew install prosody\`, or set PROSODY_PATH.`,
  );
  if (!isOptional) process.exit(1);
}
