import { stripVTControlCharacters } from "node:util";

const MAX_LENGTH = 400;

/** The message of a structured log line; any other line as it is. */
const messageOf = (line: string): string =>
  /^\{.*"(?:msg|message)":"((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? line;

/**
 * Finds the line of a process's output that most likely says why it ended: the last line that names an error, because
 * stack traces and dumps follow it, otherwise the last line.
 */
export class LastLogLines {
  #last = "";
  #error = "";

  add(output: string): void {
    for (const raw of output.split("\n")) {
      const line = stripVTControlCharacters(raw).trim();
      if (line === "") continue;
      this.#last = line;
      if (/\w*Error\b|^error\b/i.test(line)) this.#error = line;
    }
  }

  get reason(): string {
    return messageOf(this.#error || this.#last).slice(0, MAX_LENGTH);
  }
}
