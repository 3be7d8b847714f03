/** A newer part of a language, a library or a style in a built file. */
export interface NewPart {
  /** Its name: `Array.findLast`, `structuredClone`, `text-wrap`, `:has`. */
  name: string;
  /** Who of the floor lacks it. */
  lacking: string[];
  /** The text around it. */
  around: string;
}
