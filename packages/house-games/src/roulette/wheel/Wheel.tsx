import { useLayoutEffect, useRef } from "react";
import { colourOf } from "../bets/betChoice.ts";
import { angleOf, POCKET_DEGREES, wayOfBall, WHEEL } from "./pockets.ts";

export interface WheelProps {
  /** `rolling`: no number is known yet. `falling`: the ball goes to `number`. */
  readonly phase: "still" | "rolling" | "falling";
  readonly number: number | undefined;
  /** How long the ball falls, in milliseconds. */
  readonly fallsMs: number;
  readonly isCalm: boolean;
}

const [OUTER, INNER, TRACK] = [84, 58, 91] as const;

const point = (degrees: number, radius: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

/** A pocket with its number; the drawing turns it to its place. */
function Pocket({ number }: { readonly number: number }) {
  const half = POCKET_DEGREES / 2;
  const edges = [point(-half, INNER), point(-half, OUTER), point(half, OUTER), point(half, INNER)];
  return (
    <g transform={`rotate(${angleOf(number)})`}>
      <path
        className="roulette-pocket"
        data-colour={colourOf(number)}
        d={`M${edges[0]}L${edges[1]}A${OUTER} ${OUTER} 0 0 1 ${edges[2]}L${edges[3]}A${INNER} ${INNER} 0 0 0 ${edges[0]}Z`}
      />
      <text className="roulette-pocket-number" y={-74}>
        {number}
      </text>
    </g>
  );
}

const ROLL = { duration: 1_300, iterations: Number.POSITIVE_INFINITY };
const turn = (degrees: number) => `rotate(${degrees}deg)`;

/** How far round the ball is in its endless turn now, in degrees. */
function angleNow(ball: Element): number {
  const progress = ball.getAnimations()[0]?.effect?.getComputedTiming().progress;
  return -360 * (progress ?? 0);
}

/** The wheel from above. Its ball rolls until the number is known, and then falls into that number's pocket. */
export function Wheel({ phase, number, fallsMs, isCalm }: WheelProps) {
  const ball = useRef<SVGGElement>(null);
  const stone = useRef<SVGCircleElement>(null);
  useLayoutEffect(() => {
    const [arm, dot] = [ball.current, stone.current];
    if (!arm || !dot || isCalm || phase === "still") return undefined;
    if (phase === "rolling") {
      const rolling = arm.animate({ transform: [turn(0), turn(-360)] }, ROLL);
      return () => {
        // A ball that goes on to fall begins where it is.
        arm.dataset["from"] = String(angleNow(arm));
        rolling.cancel();
      };
    }
    const from = Number(arm.dataset["from"] ?? 0);
    const way = wayOfBall(from, number ?? 0);
    const timing = { duration: fallsMs, fill: "both" } as const;
    const falling = arm.animate(
      { transform: [turn(from), turn(from + way)] },
      { ...timing, easing: "cubic-bezier(0.18, 0.55, 0.35, 1)" },
    );
    const dropping = dot.animate(
      { cy: [-TRACK, -TRACK, -70, -64, -66], offset: [0, 0.68, 0.84, 0.93, 1] },
      timing,
    );
    return () => {
      falling.cancel();
      dropping.cancel();
    };
  }, [phase, number, fallsMs, isCalm]);
  const rests = phase === "still" && number !== undefined;
  return (
    <svg className="roulette-wheel" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="roulette-brass" x1="0.1" y1="0" x2="0.9" y2="1">
          <stop offset="0" stopColor="#fff3c9" />
          <stop offset="0.3" stopColor="#d9a441" />
          <stop offset="0.55" stopColor="#7a4d12" />
          <stop offset="0.75" stopColor="#e9bd62" />
          <stop offset="1" stopColor="#6a4110" />
        </linearGradient>
        <radialGradient id="roulette-wood">
          <stop offset="0" stopColor="#7b4322" />
          <stop offset="0.75" stopColor="#4b230f" />
          <stop offset="1" stopColor="#2b1206" />
        </radialGradient>
        <radialGradient id="roulette-ivory" cx="0.35" cy="0.3">
          <stop offset="0" stopColor="#ffffff" />
          <stop offset="1" stopColor="#cfc4ad" />
        </radialGradient>
      </defs>
      <circle className="roulette-rim" r="99" />
      <circle className="roulette-track" r="95" />
      <g className="roulette-rotor">
        <circle className="roulette-bed" r="86" />
        {WHEEL.map((each) => (
          <Pocket key={each} number={each} />
        ))}
        <circle className="roulette-cone" r={INNER} />
        <circle className="roulette-cone-line" r="40" />
        {[0, 90, 180, 270].map((angle) => (
          <path
            key={angle}
            className="roulette-handle"
            d="M-3 0L-1.6 -34A3.4 3.4 0 1 1 1.6 -34L3 0Z"
            transform={`rotate(${angle})`}
          />
        ))}
        <circle className="roulette-hub" r="11" />
        <g ref={ball} {...(rests && { transform: `rotate(${angleOf(number)})` })}>
          {(rests || (phase !== "still" && !isCalm)) && (
            <circle ref={stone} className="roulette-ball" cy={rests ? -66 : -TRACK} r="4.2" />
          )}
        </g>
      </g>
    </svg>
  );
}
