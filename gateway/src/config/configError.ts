/** A setting that cannot be used. The message names the variable or file, what is wrong and what it must be. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}
