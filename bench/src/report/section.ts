/** One measurement and its calibration, both taken in the same run. */
export interface Figure {
  readonly what: string;
  /** Value with its unit. */
  readonly measured: string;
  /** The calibration of this run, with its unit; empty for a figure that needs none. */
  readonly calibration: string;
  /** The figure that has a target, such as `12.4 ×` or `+ 9.8 KB`. */
  readonly result: string;
  /** Empty for a figure shown for information only. */
  readonly target: string;
  readonly isMet: boolean;
}

/** All figures of one subject: one table of the document. */
export interface Section {
  /** Name of the subcommand. */
  readonly id: string;
  readonly title: string;
  readonly figures: readonly Figure[];
  /** What could not be measured, and what a reader must know about the table. */
  readonly notes: readonly string[];
}

/** A figure for information: it has no target, so it cannot miss one. */
export const plain = (what: string, measured: string, calibration = ""): Figure => ({
  what,
  measured,
  calibration,
  result: "",
  target: "",
  isMet: true,
});

/** The figures that miss their target. */
export const missesOf = (sections: readonly Section[]): readonly Figure[] =>
  sections.flatMap(({ figures }) => figures.filter(({ isMet }) => !isMet));
