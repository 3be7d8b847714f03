import { readFileSync } from 'node:fs';
import { locales } from '@maidan/i18n/locales';
import { describe, expect, test } from 'vitest';
import { FLAG_CODES } from '#ui/icons/flag-codes.ts';
import { TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { formPost, testScope } from '#platform/testing/test-scope.ts';
import { action } from './language-screen.tsx';

async function choose(
  language: string,
  back: string,
  session?: typeof TEST_SESSION,
  formToken = 'form-token',
) {
  const made = await testScope(session ? { session } : {});
  const request = formPost(`/m/language?back=${encodeURIComponent(back)}`, { language, formToken });
  const answer = await action({
    context: made.context,
    request,
    url: new URL(request.url),
  } as never).catch((thrown: unknown) => thrown);
  return { ...made, answer };
}

const locationOf = (answer: unknown) => (answer as Response).headers.get('Location');

describe('the plain form of the language page', () => {
  test('SHELL-89 stores the choice and goes back', async () => {
    const { answer, languages } = await choose('bn', '/m/help?tag=terms');
    expect(languages).toEqual(['bn']);
    expect((answer as Response).status).toBe(303);
    expect(locationOf(answer)).toBe('/help?tag=terms');
  });

  test('SHELL-89 the language in the way back is removed', async () => {
    expect(locationOf((await choose('bn', '/m/help?lang=en&tag=terms')).answer)).toBe(
      '/help?tag=terms',
    );
  });

  test('SHELL-88 a language that the site does not offer changes nothing', async () => {
    const { languages, answer } = await choose('xx', '/m/help');
    expect(languages).toEqual([]);
    expect(locationOf(answer)).toBe('/help');
  });

  test('a member’s form without the token of its page is refused', async () => {
    const { languages, answer } = await choose('bn', '/m/help', TEST_SESSION, 'forged');
    expect(answer).toMatchObject({ init: { status: 403 } });
    expect(languages).toEqual([]);
  });
});

test('SHELL-87 every language of the product has its flag among those that are drawn', () => {
  const drawing = readFileSync(new URL('../../ui/icons/flags.svg', import.meta.url), 'utf8');
  const drawn = [...drawing.matchAll(/ id="([A-Z]{2})"/g)].map(([, code]) => code);
  expect(drawn).toEqual(FLAG_CODES);
  expect(drawn).toEqual(
    expect.arrayContaining(Object.values(locales).map(({ flag }) => flag.toUpperCase())),
  );
});
