import { useEffect, useRef } from "react";

interface CountUpProps {
  readonly ore: number;
  readonly money: (ore: number) => string;
  /** Milliseconds until the whole amount stands there. */
  readonly lastsMs: number;
}

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A net win that grows to its amount. What is read out stands elsewhere, whole from the beginning. */
export function CountUp({ ore, money, lastsMs }: CountUpProps) {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = text.current;
    if (!element || isStill()) return undefined;
    const began = performance.now();
    let frame = 0;
    const grow = (now: number) => {
      const share = Math.min(1, (now - began) / lastsMs);
      // Fast first, slow at the end; whole kroner until the last step keep the figures calm.
      const eased = 1 - (1 - share) ** 3;
      element.textContent = money(share === 1 ? ore : Math.floor((ore * eased) / 10) * 10);
      if (share < 1) frame = requestAnimationFrame(grow);
    };
    frame = requestAnimationFrame(grow);
    return () => cancelAnimationFrame(frame);
  }, [ore, lastsMs, money]);
  return <span ref={text}>{money(ore)}</span>;
}
