import { type RefObject, useEffect, useRef } from "react";

/**
 * Where plates are swiped, brings the first one into sight as soon as another plate is first.
 *
 * @param best number of the plate that needs fewest numbers
 * @param isOn off while the player marks by hand, who may be at another plate
 * @returns for the element that holds the plates
 */
export function useBestInSight(best: number | undefined, isOn: boolean): RefObject<HTMLElement | null> {
  const rail = useRef<HTMLElement>(null);
  const seen = useRef<number>(undefined);
  useEffect(() => {
    if (seen.current === best) return;
    seen.current = best;
    if (isOn) rail.current?.scrollTo({ left: 0 });
  }, [best, isOn]);
  return rail;
}
