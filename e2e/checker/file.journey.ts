import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, test } from '../support/journey.ts';
import { firstSite } from '../support/sites.ts';
import { vectorGames, vectorsOf } from './vectors.ts';

test('FAIR-23 the downloaded checker, opened from disk without network, agrees with rounds of every game and finds a change', async ({
  context,
  page,
}, testInfo) => {
  const answer = await context.request.get(`${firstSite().origin}/m/round-checker.html`);
  expect(answer.headers()['content-disposition']).toContain('attachment');
  const path = testInfo.outputPath('round-checker.html');
  await writeFile(path, await answer.body());
  await context.setOffline(true);
  const verdictOf = async (round: object) => {
    await page.goto('about:blank');
    await page.goto(`${pathToFileURL(path)}#${encodeURIComponent(JSON.stringify(round))}`);
    return page.locator('[data-verdict]').getAttribute('data-verdict');
  };
  for (const game of vectorGames) {
    const vectors = vectorsOf(game);
    for (const vector of [vectors[0], vectors.at(-1)]) {
      const hash = createHash('sha256')
        .update(vector?.serverSeed ?? '')
        .digest('hex');
      expect(await verdictOf({ ...vector, hash, game }), game).toBe('agrees');
    }
  }
  const [dice] = vectorsOf('dice');
  expect(await verdictOf({ ...dice, game: 'dice', payoutMinor: 1 })).toBe('differs');
});
