import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** How to run a program that refuses to be root. */
export interface PostgresUser {
  readonly uid: number;
  readonly gid: number;
  /** Program and arguments to switch to the user with that right; empty: switch by uid and gid only. */
  readonly prefix: readonly string[];
}

const idOf = async (flag: "-u" | "-g") => Number((await run("id", [flag, "postgres"])).stdout);

/**
 * PostgreSQL does not run as root: as root its processes run as the system user `postgres`, created if missing. That
 * user keeps one right, to traverse folders that only root may enter, so that a clone in a private folder works.
 *
 * @returns undefined for every other user, who runs PostgreSQL as themselves.
 * @throws {Error} when root may not create or switch to another user.
 */
export async function postgresUser(): Promise<PostgresUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  try {
    await run("id", ["postgres"]).catch(() => run("useradd", ["--system", "--user-group", "postgres"]));
    const [uid, gid] = await Promise.all([idOf("-u"), idOf("-g")]);
    const become = ["--reuid=postgres", "--regid=postgres", "--clear-groups"];
    // Without the secure bit the kernel drops the right as soon as a program asks whether it may read a file.
    const pass = [
      "--inh-caps=+dac_override",
      "--ambient-caps=+dac_override",
      "--securebits=+no_setuid_fixup",
    ];
    const mayPass = await run("setpriv", [...become, ...pass, "true"]).then(
      () => true,
      () => false,
    );
    return { uid, gid, prefix: mayPass ? ["setpriv", ...become, ...pass] : [] };
  } catch (cause) {
    throw new Error(
      "PostgreSQL does not run as root and no user postgres could be made. Start as another user or set DATABASE_URL.",
      { cause },
    );
  }
}
