import { Picture, type PictureProps } from "../picture/Picture.tsx";

export interface PlayOpeningProps {
  /** The game's art; decoration, as the bar names the game. */
  readonly picture: PictureProps;
  /** e.g. "Spillet åbner". */
  readonly text: string;
}

/** What stands in the place of a game while it is fetched: its art, which the server renders, with a word of what happens. */
export function PlayOpening({ picture, text }: PlayOpeningProps) {
  return (
    <div className="play-opening">
      <Picture {...picture} priority />
      <output>{text}</output>
    </div>
  );
}
