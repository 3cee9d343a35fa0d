const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Distance across the direction counts more, so that arrows stay in their row or column where they can. */
const ACROSS = 3;

/**
 * The place of the box that an arrow key leads to, as the boxes stand on the screen; nothing when there is none that way.
 * The table lies across on wide screens and upright on phones, so its order in the page says nothing about neighbours.
 */
export function neighbourOf(boxes: readonly Box[], from: number, key: string): number | undefined {
  const step = STEPS[key];
  const origin = boxes[from];
  if (!step || !origin) return undefined;
  const [stepX, stepY] = step;
  const middle = (box: Box) => [box.x + box.width / 2, box.y + box.height / 2] as const;
  const [x, y] = middle(origin);
  let best: { readonly place: number; readonly cost: number } | undefined;
  boxes.forEach((box, place) => {
    const [otherX, otherY] = middle(box);
    const along = (otherX - x) * stepX + (otherY - y) * stepY;
    if (along < 1) return;
    const across = Math.abs((otherX - x) * stepY) + Math.abs((otherY - y) * stepX);
    const cost = along + across * ACROSS;
    if (!best || cost < best.cost) best = { place, cost };
  });
  return best?.place;
}
