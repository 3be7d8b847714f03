/** Pictures that a site can begin with. They are files of the demo's image host. */
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
