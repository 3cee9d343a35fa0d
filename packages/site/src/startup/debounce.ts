/** A function that waits for quiet, and a way to call it off. */
export interface Debounced {
  (): void;
  /** Forgets a call that still waits. */
  cancel(): void;
}

/** Delays `run` until `waitMs` have passed without another call. */
export function debounce(run: () => void, waitMs: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return Object.assign(
    () => {
      cancel();
      timer = setTimeout(run, waitMs);
    },
    { cancel },
  );
}
