/** Colours of a cloth from its light to its edge, the colour of what is printed on it, and its weave. */
type Cloth = readonly [light: string, middle: string, edge: string, trim: string, weave: Weave];
type Weave = 'plain' | 'diamond' | 'dots' | 'stripe';

const PLAIN: Cloth = ['#1b7a55', '#0d4d38', '#062a21', '#e9f5ee', 'plain'];

/** The cloths of the tables by the colours of their titles. White text on the lightest has a contrast of 5 and more. */
export const CLOTHS: ReadonlyMap<string, Cloth> = new Map(
  Object.entries<Cloth>({
    feltg: PLAIN,
    crownE: ['#18755b', '#0a4f4a', '#031c20', '#f2d48a', 'diamond'],
    emer: ['#1c6d4c', '#095b46', '#04231f', '#b8ffe0', 'stripe'],
    jade: ['#15755a', '#0a5a50', '#03201f', '#ffd257', 'dots'],
    tableG: ['#2a6e58', '#123b36', '#040f12', '#ffd9a0', 'plain'],
    teal: ['#1a756c', '#0b575c', '#042a33', '#a8fff0', 'dots'],
    tableT: ['#1c747a', '#0d3f4a', '#04141a', '#ffb48a', 'diamond'],
    feltb: ['#2b65c5', '#15357f', '#060f2c', '#8fc0ff', 'stripe'],
    tableB: ['#244a8f', '#10224f', '#050a1c', '#ffd36a', 'plain'],
    cobalt: ['#3566b6', '#1b43ba', '#08123f', '#a8ccff', 'diamond'],
    midnight: ['#2b3fb8', '#172068', '#070a26', '#5b8cff', 'dots'],
    deep: ['#1a4fa0', '#0c2360', '#030820', '#3fd6ff', 'stripe'],
    neon: ['#1b2b7a', '#11143f', '#05061a', '#39e0ff', 'plain'],
    indigo: ['#5a5ace', '#3430b0', '#0e0b3f', '#e0deff', 'diamond'],
    grape: ['#7258b6', '#4a2fb0', '#150d45', '#d8c8ff', 'dots'],
    plumb: ['#8e4db5', '#5a1f8f', '#1c0638', '#e6b8ff', 'stripe'],
    wine: ['#8f2f5f', '#4a1238', '#16050f', '#ff9ac0', 'plain'],
    rosewood: ['#a74b58', '#6b1f3a', '#1f0714', '#ffcf9a', 'diamond'],
    feltr: ['#b02a3c', '#6b1024', '#1d050c', '#ffe0a8', 'plain'],
    tableR: ['#7a2236', '#3a0f20', '#0f0509', '#ffc0a0', 'dots'],
    ruby: ['#b1414c', '#9e122e', '#2a0514', '#ffb0a8', 'stripe'],
    honey: ['#7b6833', '#6f470e', '#4a2408', '#fff3b8', 'plain'],
  }),
);

/** Lays the cloth of a title's colours on a stage; colours without one of their own have the green of the field. */
export function layCloth(element: HTMLElement, palette: string | undefined): void {
  const own = CLOTHS.get(palette ?? '') ?? PLAIN;
  const [light, middle, edge, trim, weave] = own;
  element.classList.add('cloth', `cloth--${weave}`);
  for (const [name, colour] of Object.entries({ light, middle, edge, trim }))
    element.style.setProperty(`--cloth-${name}`, colour);
}
