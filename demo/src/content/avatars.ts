/** A picture that members can choose for their account. */
export interface DemoAvatar {
  readonly id: string;
  /** The object that it shows, from those of the covers, and its palette. */
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

/** The pictures of members, in the order in which they are offered. The settings of the demo sites name them. */
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
