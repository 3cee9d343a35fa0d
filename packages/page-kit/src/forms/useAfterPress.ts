import { useEffect, useRef } from "react";

/**
 * For what a press must not move: the task runs when no button or finger is down, and after the click that ends the press.
 * Drawn at once, as a field is left for a button, a line of error text moves the button from under the pointer, and the
 * click is lost.
 */
export function useAfterPress(): (task: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const mounted = new AbortController();
    const options = { capture: true, signal: mounted.signal };
    const press = () => {
      isDown.current = true;
    };
    const release = () => {
      isDown.current = false;
      // The click follows in the same task.
      for (const task of waiting.current.splice(0)) setTimeout(task);
    };
    addEventListener("pointerdown", press, options);
    addEventListener("pointerup", release, options);
    addEventListener("pointercancel", release, options);
    return () => mounted.abort();
  }, []);

  return (task) => {
    // A tap's press and click come together, the finger being up already.
    if (isDown.current) waiting.current.push(task);
    else setTimeout(task);
  };
}
