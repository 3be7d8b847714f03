/** A part of a language, a library or a style in a built file that the oldest browsers lack. */
export interface NewPart {
  /** Its name: `Array.findLast`, `structuredClone`, `text-wrap`, `:has`. */
  name: string;
  /** The browsers of the floor that lack it. */
  lacking: string[];
  /** The text around it. */
  around: string;
}
