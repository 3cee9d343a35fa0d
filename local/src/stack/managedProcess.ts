import { createWriteStream } from "node:fs";
import { once } from "node:events";
import { LastWords } from "./lastWords.ts";
import { spawnGroup, type ProcessGroup } from "./processGroup.ts";

export interface ProcessSpec {
  readonly name: string;
  /** Arguments of Node. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** File that receives what it prints. */
  readonly logFile: string;
  /** Answers below 500 as soon as the process can be used. */
  readonly readyUrl?: string;
}

/** One process of the stack, in a process group of its own so that the supervisor decides the order of stopping. */
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

  /** Resolves with a sentence when the process that runs now ends. */
  get ended(): Promise<string> {
    return this.#ended;
  }

  get pid(): number | undefined {
    return this.#group.child.pid;
  }

  get stopping(): boolean {
    return this.#stopping;
  }

  /** Runs it again after it has ended; its log goes on where it broke off. */
  restart(): void {
    if (this.#stopping) return;
    // What it left behind, such as a worker of a killed server, must not stand in the new one's way.
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
  const group = spawnGroup(process.execPath, spec.args, {
    cwd: spec.cwd,
    env: { ...inheritedEnvironment(), ...spec.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const words = new LastWords();
  const keep = (chunk: Buffer) => {
    log.write(chunk);
    words.hear(chunk.toString());
  };
  group.child.stdout?.on("data", keep);
  group.child.stderr?.on("data", keep);
  const ended = once(group.child, "exit").then(
    ([code, signal]) => {
      log.end();
      // A process that is killed has no last words; what it logged before was about something else.
      const reason = signal === null && words.text !== "" ? `: ${words.text}` : "";
      return `${spec.name} ended with ${String(code ?? signal)}${reason} (log: ${spec.logFile})`;
    },
    (error: unknown) => `${spec.name} could not be run: ${String(error)}`,
  );
  return [group, ended];
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
