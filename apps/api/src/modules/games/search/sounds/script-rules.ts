/**
 * How one script is read: rewritings of the spelling, in their order, and then a sound for each letter. The sounds are
 * letters that people in Bangladesh and India do not tell apart when they type: `k` is also kh, `b` also bh and v, `j`
 * also z and jh, `s` every sibilant, `t` and `d` both their rows.
 */
export interface ScriptRules {
  /** Spellings that are read as another spelling. */
  readonly rewritings: readonly (readonly [RegExp, string])[];
  /** The sound of a letter or sign; a letter that is not listed is left out. */
  readonly sounds: Readonly<Record<string, string>>;
  /** The letters that carry a vowel of their own when none is written, and that vowel. */
  readonly inherent?: { readonly letters: RegExp; readonly vowel: string; readonly sign: RegExp };
}

/** The letters of a table such as `কখ=k আ=a`, each with its sound; nothing after `=` means silence. */
export function soundTable(table: string): Record<string, string> {
  return Object.fromEntries(
    table
      .trim()
      .split(/\s+/)
      .flatMap((entry) => {
        const [letters = '', sound = ''] = entry.split('=');
        return [...letters].map((letter) => [letter, sound]);
      }),
  );
}
