const PIECES = Array.from({ length: 24 }, (_, piece) => piece);

/** Light and pieces over the reels after a net win, by its size. The game's sheet says what they are. */
export function Celebration({ size }: { readonly size: 1 | 2 | 3 }) {
  return (
    <div className="slot-celebration" data-size={size} aria-hidden="true">
      {size > 1 && PIECES.map((piece) => <i key={piece} />)}
    </div>
  );
}
