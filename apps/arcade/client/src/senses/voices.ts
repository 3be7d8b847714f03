/** What a note is made with; `noise` is a hiss around its pitch. */
type Wave = 'sine' | 'triangle' | 'square' | 'noise';

/** A note that glides from one pitch to another. Pitches are hertz above zero, times milliseconds. */
export type Note = readonly [
  wave: Wave,
  fromHertz: number,
  toHertz: number,
  startMs: number,
  lengthMs: number,
];

/** What one tone is made of: its notes, which may sound together. */
export type Voice = readonly Note[];

/** Wood on wood: a reel that stops, a pawn that is set down. */
export const wood = (hertz: number): Voice => [
  ['sine', hertz, hertz * 0.7, 0, 60],
  ['triangle', hertz * 3, hertz * 3, 0, 16],
];

/** Paper that slides: a card, a ticket. */
export const paper = (hertz: number, lengthMs = 70): Voice => [
  ['noise', hertz, hertz * 2.2, 0, lengthMs],
];

/** Dice of bone that fall one after another. */
export const bones = (hertz: number, dice = 2): Voice =>
  Array.from({ length: dice + 1 }, (_unused, index): Note => {
    const pitch = hertz * (1 + ((index * 7) % 5) * 0.08);
    return ['triangle', pitch, pitch * 0.8, index * 52, 24];
  });

/** A pin at a pointer. */
export const click = (hertz: number): Voice => [['square', hertz, hertz * 0.5, 0, 12]];

/** A hollow ball. */
export const hollow = (hertz: number): Voice => [
  ['sine', hertz, hertz * 0.8, 0, 110],
  ['noise', hertz * 2.5, hertz * 2.5, 0, 14],
];

/** Something that rises or falls for long. */
export const hum = (fromHertz: number, toHertz: number, lengthMs: number): Voice => [
  ['triangle', fromHertz, toHertz, 0, lengthMs],
  ['sine', fromHertz / 2, toHertz / 2, 0, lengthMs],
];

/** A bubble that rises. */
export const bubble = (hertz: number): Voice => [
  ['sine', hertz, hertz * 2, 0, 70],
  ['sine', hertz * 1.4, hertz * 2.6, 60, 60],
];

/** The whistle of a referee, `blows` times. */
export const whistle = (hertz: number, blows = 1): Voice =>
  Array.from({ length: blows }, (_unused, index): Note[] => [
    ['sine', hertz, hertz * 1.04, index * 190, 150],
    ['sine', hertz * 1.06, hertz, index * 190, 150],
  ]).flat();

/** A bell or a coin. */
export const bell = (hertz: number, lengthMs = 300): Voice => [
  ['sine', hertz, hertz, 0, lengthMs],
  ['sine', hertz * 2.76, hertz * 2.76, 0, lengthMs / 2],
];

/** A blow: a ball at a bat, a glove, a foot. */
export const thud = (hertz: number): Voice => [
  ['sine', hertz, hertz * 0.5, 0, 80],
  ['noise', hertz * 4, hertz * 2, 0, 30],
];

/** A string that is let go. */
export const twang = (hertz: number): Voice => [['triangle', hertz, hertz * 0.94, 0, 180]];

/** A rattle, or a drum with a snare, of some strokes. */
export const rattle = (hertz: number, strokes = 4): Voice =>
  Array.from({ length: strokes }, (_unused, index): Note => [
    'noise',
    hertz,
    hertz,
    index * 46,
    30,
  ]);
