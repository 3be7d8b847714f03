import axe from 'axe-core';
import type { ElementContext, RunOptions } from 'axe-core';
import type { Frame, Page } from '../support/journey.ts';

/** The rules of Axe that a change of theme can break; all others give the same result in both themes. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Rules that passed are not reported, and no style sheets are fetched for experimental rules: a third of the time. */
const ONLY_FAULTS: RunOptions = { resultTypes: ['violations'], preload: false };

/** What to read, where it is not the whole screen by all rules. */
interface Reading {
  /** A selector of the part to read. */
  readonly part?: string | undefined;
  readonly rules?: readonly string[] | undefined;
}

/**
 * What Axe finds on a screen or a part of it, frames included: each fault with its rule, its element, and what is
 * wrong. Axe is put into each document once, since that takes longer than many a reading.
 */
export async function faultsOf(page: Page, { part, rules }: Reading = {}): Promise<string[]> {
  const options = rules ? { ...ONLY_FAULTS, runOnly: [...rules] } : ONLY_FAULTS;
  const found: string[] = [];
  for (const frame of page.frames()) {
    const isOutside = part !== undefined && frame !== page.mainFrame();
    if (!isOutside) found.push(...(await faultsIn(frame, part, options)));
  }
  return found;
}

async function faultsIn(
  frame: Frame,
  part: string | undefined,
  options: RunOptions,
): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source);
  return frame.evaluate(
    async ([selector, chosen]) => {
      const tool = (globalThis as unknown as { axe: typeof axe }).axe;
      const context: ElementContext = selector === undefined ? document : selector;
      const { violations } = await tool.run(context, { ...chosen, iframes: false });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
      );
    },
    [part, options] as const,
  );
}
