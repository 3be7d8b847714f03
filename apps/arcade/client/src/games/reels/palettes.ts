/** The colours of a title: three of the ground from the top down, one of the light, four of things. */
export interface Palette {
  bg0: string;
  bg1: string;
  bg2: string;
  glow: string;
  a: string;
  b: string;
  c: string;
  d: string;
}

/** The colours by the name that the catalogue uses, in the order of `Palette`, as hexadecimal digits. */
const PALETTES: Readonly<Record<string, string>> = {
  aurora: '3fd0a0 2a4f9f 0c0f3a a0ffd8 7fffc0 8f8dff ff8ad0 ffe066',
  blossom: 'ffc4d8 e0709f 4f1440 fff0f5 ff7aa8 fff0c0 8fe0b0 b08aff',
  bull: 'ff9a4d a8371f 240812 ffd08a 2f3a66 5a6aa0 ffd24d ffd34d',
  candy: 'ff9bd0 c94aa8 3d1156 ffe0f2 ff4f9a 45c8ff ffc93d ffd34d',
  cobalt: '4a8fff 1c45c0 08123f a8ccff ffd34d ff5d6e 5fe0ff 8fff9a',
  copperp: 'e89a5f 8f4a22 2a1208 ffdcb8 d9783a ffd257 4fc0a8 e0443a',
  coral: 'ff9a7a e0553f 4a1018 ffd8c4 ff6f4a ffe08a 4fd0c0 ff8ac0',
  crownE: '1f9a78 0a4f4a 031c20 b8ffe0 1fbf86 e8304d 3fa0ff ffd34d',
  dawn: 'ffc89a e07a8f 4a2050 fff0d8 ff8a6a ffd86a 8f9aff 6fe0d0',
  deep: '1a4fa0 0c2360 030820 3fd6ff 5a4ae0 6df5ff ff7ad0 ffd34d',
  desert: 'ffdc9a d08a4a 4a230f fff0cc e09a4a c0402f 3fa8a0 ffd34d',
  dragon: '25b082 0a4d4a 02161c 7dffcf 1f9d74 0f5f66 ff9a1f ffd34d',
  dusk: 'ff9466 7a2f6b 170c33 ffd19a 7a3f8f ffb36a 6b3a2a ff6a4d',
  ember: 'ff7a3b 9c1d22 22060f ffb347 ff7a2b d4202f ffd24d ffd34d',
  emer: '3fe0a0 0c7f62 04231f b8ffe0 1fbf86 ffd257 ff6b9a 6fd0ff',
  feltb: '2f6fd8 15357f 060f2c 8fc0ff e23b4e ffc23d 2fc48a ffd34d',
  feltg: '1f9a62 0b5238 031c16 6df0a8 e23b4e 3f7bff ffc23d ffd34d',
  feltr: 'c92f44 6b1024 1d050c ff8f9a ffc23d 3f7bff 2fc48a ffd34d',
  forest: '8fdb55 1b7a4a 062519 d6ff8a 3fbf5a ffd34d ff7a4d ffd34d',
  gfish: '1f9a9a 0b4f66 031c30 9ff5e6 ff9a2b fff0b8 e8432e ffd34d',
  gold: '8a4fd0 43207f 120733 ffcf7a c9303f 3fd0ff ff4d7e ffd34d',
  grape: 'a07bff 4a2fb0 150d45 d8c8ff 8f5bff 3fe0c8 ff7ab8 ffd34d',
  honey: 'ffd86a d98a1c 4a2408 fff3b8 ffc22e ff8a2b 6fc24a e0443a',
  ice: 'bfeaff 4a9ee0 0c2a66 ffffff 6fc8ff a8f0ff ff8ac0 ffd34d',
  indigo: '6f6fff 3430b0 0e0b3f c4c0ff 8f7bff ffd34d 5fe8ff ff7ab8',
  jade: '1fae86 0b6358 03201f 5df0bb 2fd39a ffd257 ff6b5e ffd34d',
  jade2: '5fe8a8 128a5f 043326 d0ffe4 4fd08a ffe08a ff6f8a 6fb8ff',
  koi: '2a8fb8 0d4a78 041a38 9ff0ff fff4e6 ff5a2b 9ff0ff ff7a3b',
  lagoon: '4fe0d0 138aa8 05294a c8fff6 ff7a5a ffe066 3fb0ff b6ff7a',
  lava: 'ff5a2f 8f1512 1f0406 ffc04d ff8a1f ff3d2f ffe066 ffb06a',
  limep: 'c8f05f 6fa81f 1c330a f6ffc8 8fd02f ffd34d ff6f5a 5fd0ff',
  lion: '3f5fd0 1d2a78 080a26 9fb4ff ffc24a b5561a 38b6ff ffd34d',
  lotto: 'ffcf5a ff8a3b 6b1f2c fff0b8 ff4d5e 3f8bff 2fc47a a05bff',
  lottob: '5fb0ff 3a5fe0 14195c d0e8ff ffb02e ff4d7e 2fd39a ffe066',
  lotusp: 'ff9ec4 8a2f86 1f0d3a ffd0e6 ff6fae ffd36a 7ae0c8 ffd34d',
  midnight: '2b3fb8 172068 070a26 5b8cff 4fa8ff ff5d8f 56e0a0 ffd34d',
  mintp: '8ff0c8 2aa884 073a33 e0fff2 2fc49a ff8ab0 ffd34d 5fb8ff',
  moss: '7fb05f 35603a 0c1f14 d8f0a8 8fc04a ffc24d e0703a 7ad8ff',
  neon: '1b2b7a 11143f 05061a 39e0ff ff4fa0 39e0ff b6ff4d ffd34d',
  nightsea: '1f6f9f 0c2f5f 03102a 7fd8ff 3fa0e0 ffb84d 5fffd0 ff7a8a',
  octo: '1f7fb0 0b3f74 041a3a 8fe6ff f0485a ffc58a ffd257 ffd34d',
  orchard: 'ffb03b e0562a 4a1021 ffd76a ffb52e e8304d 5fcf4a ffd34d',
  orchid: 'e08aff 8f3fc0 2a0a4a f6d8ff d06fff ffe066 6ff0d0 ff8aa8',
  parade: 'ff8ac0 8f3fd0 220a4f ffd8ec ff5fa8 ffe066 4fe0ff 8fff8a',
  peacock: '178f8a 0a4a5c 03162a 7df5e0 17a673 2f5fe8 ffcf52 ffd34d',
  phx: '5a2f9a 2a1260 0d0626 ff9a5a ff7a2b d4202f ffd24d ffd34d',
  pitch: '6fc7ff 2a5fae 08240f dff3ff e23b4e ffc23d 3f7bff ffd34d',
  plumb: 'b05fe0 5a1f8f 1c0638 e6b8ff ff6fd0 ffd34d 6fe0ff 8fff9a',
  ruby: 'ff5d6e a3132f 2a0514 ff9aa0 f0344f ffd257 4fd0ff ffd34d',
  sand: 'ffcf70 c9762a 3a1a0c ffe6a0 e8b152 2f6fe0 38c7b5 ffd34d',
  sea: '2fc4e8 0c6fae 04204a 8df0ff 3aa7ff ffd257 ff7a59 7be3b0',
  sky: '8fd8ff 3a8fe6 123a8a ffffff ff5a4d ffd34d 3fcf7a ffd34d',
  steel: '9ab8d0 3f6080 0f1c2c e0f0ff 7fb0d8 ff9a4a 5fe0c0 ffe066',
  storm: '7a8fb8 34466f 0c1226 d0e0ff 8fb0e8 ffe066 6fd0ff ff8a6a',
  sunset: 'ffb86b f0605a 5a1a52 ffe6b0 ff5a4d ffcf4d 3fd0c0 ffd34d',
  teal: '2fd0c0 0f7a80 042a33 a8fff0 ff8a5a ffd34d 7ae0ff ff6fae',
  tiger: 'ffb84d a83e12 240a08 ffd98a ff9a2b b84a10 58e38a ffd34d',
  wine: '8f2f5f 4a1238 16050f ff9ac0 d03f6f ffcf6a 7ad0ff c08aff',
};

const PLAIN = 'jade';

/** The colours of a name; those of a plain title for a name that is not known, or none. */
export function paletteOf(name = PLAIN): Palette {
  const digits = (PALETTES[name] ?? PALETTES[PLAIN] ?? '').split(' ');
  const [bg0 = '', bg1 = '', bg2 = '', glow = '', a = '', b = '', c = '', d = ''] = digits.map(
    (colour) => `#${colour}`,
  );
  return { bg0, bg1, bg2, glow, a, b, c, d };
}
