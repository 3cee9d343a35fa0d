import { spawn, type ChildProcess } from "node:child_process";
import { createWriteStream } from "node:fs";
import { once } from "node:events";

export interface ProcessSpec {
  readonly name: string;
  /** Arguments of Node. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** File that receives what it prints. */
  readonly logFile: string;
}

/** One process of the stack, in a process group of its own so that the supervisor decides the order of stopping. */
export class ManagedProcess {
  readonly name: string;
  readonly logFile: string;
  readonly #child: ChildProcess;
  /** Resolves with a sentence when the process ends by itself. */
  readonly ended: Promise<string>;
  #stopping = false;

  constructor(spec: ProcessSpec) {
    this.name = spec.name;
    this.logFile = spec.logFile;
    const log = createWriteStream(spec.logFile, { flags: "w" });
    this.#child = spawn(process.execPath, [...spec.args], {
      cwd: spec.cwd,
      env: { ...inheritedEnvironment(), ...spec.env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    let last = "";
    const keep = (chunk: Buffer) => {
      log.write(chunk);
      const lines = chunk.toString().trim().split("\n");
      last = lines.at(-1)?.slice(0, 400) ?? last;
    };
    this.#child.stdout?.on("data", keep);
    this.#child.stderr?.on("data", keep);
    this.ended = once(this.#child, "exit").then(([code, signal]) => {
      log.end();
      return `${this.name} ended with ${String(code ?? signal)}: ${last} (log: ${spec.logFile})`;
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get stopping(): boolean {
    return this.#stopping;
  }

  /** Asks the process to drain and end; after `graceMs` its whole group is killed. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping = true;
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    this.#signal("SIGTERM");
    const timer = setTimeout(() => this.#signal("SIGKILL"), graceMs);
    await this.ended;
    clearTimeout(timer);
  }

  #signal(signal: NodeJS.Signals): void {
    if (!this.#child.pid) return;
    try {
      process.kill(-this.#child.pid, signal);
    } catch {
      // The group is gone already.
    }
  }
}

/** Only what a process needs of the surroundings, so that a stray variable of a shell configures nothing. */
function inheritedEnvironment(): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of ["PATH", "HOME", "TMPDIR", "LANG", "TZ", "CI"]) {
    const value = process.env[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}
