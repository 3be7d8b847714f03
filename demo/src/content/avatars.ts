/** A picture that a member can choose for the own account. */
export interface DemoAvatar {
  readonly id: string;
  /** The object of the covers that it shows, and its colour world. */
  readonly hero: string;
  readonly palette: string;
  /** Path below `demo/assets`. */
  readonly file: string;
}

const avatar = (id: string, hero: string, palette: string): DemoAvatar => ({
  id,
  hero,
  palette,
  file: `avatars/${id}.webp`,
});

/** The pictures of members, in the order of the choice. The settings of the demo sites name them. */
export const avatars: readonly DemoAvatar[] = [
  avatar('kite', 'kite', 'sea'),
  avatar('boat', 'moonboat', 'midnight'),
  avatar('lotus', 'lotus', 'lotusp'),
  avatar('rickshaw', 'rickshaw', 'forest'),
  avatar('peacock', 'peacock', 'jade'),
  avatar('fish', 'koi', 'deep'),
  avatar('drum', 'dhol', 'ember'),
  avatar('owl', 'owl', 'sand'),
];
