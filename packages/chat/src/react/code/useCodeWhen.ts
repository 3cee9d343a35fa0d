import { useEffect, useEffectEvent } from "react";
import { type LoadedCode, useCode } from "./useCode.ts";

/**
 * Code that is loaded without a press, as soon as the page needs it.
 *
 * @param isNeeded after a failure it is loaded again when this has become true anew, or by `load`
 */
export function useCodeWhen<Code extends object>(
  isNeeded: boolean,
  fetchCode: () => Promise<Code>,
): LoadedCode<Code> {
  const loaded = useCode(fetchCode);
  const load = useEffectEvent(loaded.load);
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded]);
  return loaded;
}
