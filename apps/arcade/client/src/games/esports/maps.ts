/** What a map looks like: floor from above to below, the colour of its lines, and its walls. */
export interface MapLook {
  floor: readonly [string, string];
  line: string;
  walls: readonly (readonly [x: number, y: number, width: number, height: number])[];
}

const FLOORS: Readonly<Record<string, { floor: readonly [string, string]; line: string }>> = {
  neon: { floor: ['#2a1050', '#10062a'], line: '#ff5ad8' },
  space: { floor: ['#141a40', '#070a1e'], line: '#8fb4ff' },
  cobalt: { floor: ['#12308a', '#081644'], line: '#7fd4ff' },
  nightsea: { floor: ['#0c3a4a', '#051a24'], line: '#5ff0d8' },
  aurora: { floor: ['#14404a', '#1a1450'], line: '#8dffb0' },
  lava: { floor: ['#4a1410', '#1e0806'], line: '#ffb04a' },
  deep: { floor: ['#0a2a50', '#040f24'], line: '#ffd257' },
  plumb: { floor: ['#3a1650', '#180824'], line: '#f0a0ff' },
  indigo: { floor: ['#20206a', '#0c0c34'], line: '#b0b8ff' },
};

/** Walls by what the title shows; each leaves the beacon in the middle free. */
const WALLS: Readonly<Record<string, MapLook['walls']>> = {
  shield: [
    [70, 170, 60, 18],
    [236, 170, 60, 18],
    [70, 276, 60, 18],
    [236, 276, 60, 18],
  ],
  pad: [
    [60, 222, 62, 20],
    [244, 222, 62, 20],
    [173, 150, 20, 34],
    [173, 280, 20, 34],
  ],
  headset: [
    [96, 160, 18, 62],
    [252, 242, 18, 62],
    [150, 178, 66, 16],
    [150, 270, 66, 16],
  ],
  keycaps: [
    [60, 170, 34, 34],
    [272, 170, 34, 34],
    [60, 260, 34, 34],
    [272, 260, 34, 34],
    [166, 286, 34, 20],
  ],
  target: [
    [110, 158, 18, 18],
    [238, 158, 18, 18],
    [110, 288, 18, 18],
    [238, 288, 18, 18],
  ],
  tank: [
    [50, 196, 90, 14],
    [226, 254, 90, 14],
    [100, 262, 14, 44],
    [252, 158, 14, 44],
  ],
  trophy: [
    [128, 166, 110, 14],
    [128, 284, 110, 14],
  ],
  swords: [
    [80, 176, 76, 14],
    [210, 274, 76, 14],
    [80, 274, 76, 14],
    [210, 176, 76, 14],
  ],
  racecar: [
    [60, 160, 14, 144],
    [292, 160, 14, 144],
    [120, 190, 30, 14],
    [216, 260, 30, 14],
  ],
  jet: [
    [173, 142, 20, 40],
    [90, 250, 50, 14],
    [226, 250, 50, 14],
    [173, 290, 20, 24],
  ],
};

/** The map of a title, by the colours and the thing of its cover. */
export function lookOfMap(palette: string | undefined, motif: string | undefined): MapLook {
  const { floor, line } = FLOORS[palette ?? ''] ?? {
    floor: ['#12308a', '#081644'],
    line: '#7fd4ff',
  };
  const thing = (motif ?? '').split(':').pop() ?? '';
  return {
    floor: [floor[0] ?? '', floor[1] ?? ''],
    line,
    walls: WALLS[thing] ?? WALLS['shield'] ?? [],
  };
}
