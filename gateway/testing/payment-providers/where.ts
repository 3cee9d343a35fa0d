/** Makes tests of what a provider has; those of what it does not have are not there, instead of passing for nothing. */
export function where(has: boolean, make: () => void): void {
  if (has) make();
}
