/** A debounced function. */
export interface Debounced {
  (): void;
  /** Cancels a pending call. */
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
