/** The reason why the stack cannot run, in one line that says what to do. */
export class StackError extends Error {
  override readonly name = "StackError";
}
