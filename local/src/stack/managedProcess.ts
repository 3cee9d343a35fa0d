import { createWriteStream } from "node:fs";
import { once } from "node:events";
import { LastLogLines } from "./lastLogLines.ts";
import { spawnGroup, type ProcessGroup } from "./processGroup.ts";

export interface ProcessSpec {
  readonly name: string;
  /** Absent: Node. */
  readonly command?: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** File for its output. */
  readonly logFile: string;
  /** Answers with a status below 500 as soon as the process can be used. */
  readonly readyUrl?: string;
}

/** One process of the stack, in its own process group so that the supervisor decides the order of stopping. */
export class ManagedProcess {
  readonly name: string;
  readonly logFile: string;
  readonly readyUrl: string;
  readonly #spec: ProcessSpec;
  #group: ProcessGroup;
  #ended: Promise<string>;
  #stopping = false;

  constructor(spec: ProcessSpec) {
    this.#spec = spec;
    this.name = spec.name;
    this.logFile = spec.logFile;
    this.readyUrl = spec.readyUrl ?? "";
    [this.#group, this.#ended] = run(spec, "w");
  }

  /** Resolves with the reason when the current process ends. */
  get ended(): Promise<string> {
    return this.#ended;
  }

  get pid(): number | undefined {
    return this.#group.child.pid;
  }

  get stopping(): boolean {
    return this.#stopping;
  }

  /** Starts the process again after it has ended, and appends to its log. */
  restart(): void {
    if (this.#stopping) return;
    // Children that a killed process left behind must not disturb the new one.
    this.#group.signal("SIGKILL");
    [this.#group, this.#ended] = run(this.#spec, "a");
  }

  /** Asks the process to drain and end; after `graceMs` its whole group is killed. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping = true;
    const { child } = this.#group;
    if (child.exitCode !== null || child.signalCode !== null) return;
    this.#group.signal("SIGTERM");
    const timer = setTimeout(() => this.#group.signal("SIGKILL"), graceMs);
    await this.#ended;
    clearTimeout(timer);
  }
}

function run(spec: ProcessSpec, flags: "w" | "a"): [ProcessGroup, Promise<string>] {
  const log = createWriteStream(spec.logFile, { flags });
  const group = spawnGroup(spec.command ?? process.execPath, spec.args, {
    cwd: spec.cwd,
    env: { ...inheritedEnvironment(), ...spec.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines = new LastLogLines();
  const keep = (chunk: Buffer) => {
    log.write(chunk);
    lines.add(chunk.toString());
  };
  group.child.stdout?.on("data", keep);
  group.child.stderr?.on("data", keep);
  const ended = once(group.child, "exit").then(
    ([code, signal]) => {
      log.end();
      // A killed process logs no reason; its last lines are about something else.
      const reason = signal === null && lines.reason !== "" ? `: ${lines.reason}` : "";
      return `${spec.name} ended with ${String(code ?? signal)}${reason} (log: ${spec.logFile})`;
    },
    (error: unknown) => `${spec.name} could not be run: ${String(error)}`,
  );
  return [group, ended];
}

/** Only the variables that a process needs, so that a stray variable of the shell configures nothing. */
function inheritedEnvironment(): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of ["PATH", "HOME", "TMPDIR", "LANG", "TZ", "CI"]) {
    const value = process.env[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}
