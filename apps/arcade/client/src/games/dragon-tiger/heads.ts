import { svg } from '../../dom.ts';

/** A part of a half of a head: its look in the styles, and its shape; the other half is its mirror. */
type Part = readonly [look: string, d: string];

const DRAGON: readonly Part[] = [
  ['horn', 'M26-58C40-84 66-92 84-118C92-84 78-54 50-40Z'],
  ['fin', 'M60-34C84-44 104-40 118-52C116-28 100-10 72-8Z'],
  ['fin', 'M66 0C88 0 104 8 116 4C108 26 86 36 62 26Z'],
  ['deep', 'M58 34C76 42 86 54 98 54C86 70 64 70 46 56Z'],
  ['skin', 'M0-76C30-80 60-62 66-30C70-4 56 20 44 34C40 60 26 84 0 92Z'],
  ['light', 'M0-76L18-68L14-20L0-12Z'],
  ['deep', 'M12-30L52-46L62-26L26-8Z'],
  ['eye', 'M18-12C28-28 46-30 58-24C52-8 38-2 22-4Z'],
  ['iris', 'M39-23a8 8 0 1 1-.1 0Z'],
  ['pupil', 'M39-22c3.700 2.500 3.700 11.500 0 14c-3.700-2.500-3.700-11.500 0-14Z'],
  ['brow', 'M12-16C26-36 50-40 64-32'],
  ['light', 'M0 22C22 18 38 28 42 44C34 58 18 64 0 64Z'],
  ['pupil', 'M11 38a8 6 0 1 0 16 0a8 6 0 1 0-16 0Z'],
  ['mouth', 'M0 64C18 64 32 58 40 48C40 66 26 82 0 86Z'],
  ['tooth', 'M30 56L35 70L40 50ZM12 63L17 74L22 61Z'],
  ['whisker', 'M30 34C62 40 84 66 112 60'],
];
const TIGER: readonly Part[] = [
  ['ear', 'M56-86a24 24 0 1 1-.1 0Z'],
  ['stripe', 'M57-74a14 14 0 1 1-.1 0Z'],
  ['skin', 'M0-74C36-78 64-58 68-24C72 12 54 40 36 58L22 84L0 92Z'],
  ['light', 'M0-74L26-62L17-26L0-32Z'],
  ['deep', 'M17-26L58-42L62-22L26-12Z'],
  ['light', 'M0-32L14-22L17 20L0 26Z'],
  ['glow', 'M68-22L60 24L38 40L20 20L26-4Z'],
  ['white', 'M0 44L15 35L40 40L36 64L12 72L0 64Z'],
  ['white', 'M0 74H14L10 90L0 94Z'],
  ['eye', 'M22-10C30-22 46-22 54-18C50-6 38 0 26-4Z'],
  ['iris', 'M38-18.500a7.500 7.500 0 1 1-.1 0Z'],
  ['pupil', 'M38-17c4 2 4 10 0 12c-4-2-4-10 0-12Z'],
  ['brow', 'M18-12C30-24 46-24 58-20'],
  ['mouth', 'M0 22L21 20L13 34L0 42Z'],
  ['stripe', 'M0-72L7-50L0-40ZM14-70L22-46L12-52ZM30-66L34-50L22-52ZM66-30L40-28L64-20Z'],
  ['stripe', 'M69-8L46-2L68 2ZM66 16L46 18L60 26ZM56 38L42 32L48 46Z'],
  ['white', 'M68 0L92 14L70 20L84 36L58 38L40 56L36 40Z'],
  ['lip', 'M0 42V60M0 62C8 72 24 70 32 62'],
];

function drawHead(name: string, parts: readonly Part[]): SVGElement {
  const half = () => parts.map(([look, d]) => svg('path', { class: `head__${look}`, d }));
  return svg(
    'svg',
    { class: `head head--${name}`, viewBox: '-124 -122 248 222', 'aria-hidden': 'true' },
    svg('ellipse', { class: 'head__shadow', cy: 94, rx: 92, ry: 9 }),
    svg('g', {}, ...half()),
    svg('g', { transform: 'scale(-1 1)' }, ...half()),
  );
}

/** The head of the dragon. */
export const drawDragon = () => drawHead('dragon', DRAGON);

/** The head of the tiger. */
export const drawTiger = () => drawHead('tiger', TIGER);
