/** Pictures that a site can begin with; they lie at the image host of the demo. */
export const starterHeadIcons: readonly string[] = [
  'avatars/kite.webp',
  'avatars/boat.webp',
  'avatars/lotus.webp',
  'avatars/rickshaw.webp',
  'avatars/peacock.webp',
  'avatars/fish.webp',
  'avatars/drum.webp',
  'avatars/owl.webp',
];
