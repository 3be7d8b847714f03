import { demoAccount, signIn } from '../support/account.ts';
import { expect, test } from '../support/journey.ts';
import type { Locator, Page } from '../support/journey.ts';
import { enter } from '../accessibility/keyboard.ts';
import { openPage } from '../support/screens.ts';
import { firstSite, secondSite } from '../support/sites.ts';
import type { Language } from '../support/sites.ts';
import { word } from '../support/words.ts';

type Kind = 'salary' | 'dividend' | 'hourly';

const PATHS: Record<Kind, string> = {
  salary: '/m/member/agent/getSalaryContract',
  dividend: '/m/member/agent/getDevidendContract',
  hourly: '/m/member/agent/getHourContract',
};

const alertOf = (page: Page, language: Language, kind: Kind): Locator =>
  page.getByRole('alertdialog', { name: word(language, `agent.contract.${kind}`) });
async function later(alert: Locator, language: Language): Promise<void> {
  await alert.getByRole('button', { name: word(language, 'agent.contract.later') }).tap();
  await expect(alert).toBeHidden();
}
const view = (alert: Locator, language: Language): Promise<void> =>
  alert.getByRole('link', { name: word(language, 'agent.contract.view') }).tap();

/** Answers the contract on the screen, and waits until it shows the answer. */
async function answer(page: Page, language: Language, given: 'accept' | 'refuse'): Promise<void> {
  await page
    .locator('form')
    .getByRole('button', { name: word(language, `agent.contract.${given}`) })
    .tap();
  const question = page.getByRole('dialog', {
    name: word(language, `agent.contract.${given}_question`),
  });
  await question.getByRole('button', { name: word(language, `agent.contract.${given}`) }).tap();
  await expect(page.locator('form')).toHaveCount(0);
}

const stateOf = (page: Page): Locator => page.locator('main dl').first();

test('AGENT-08 AGENT-10 SESS-09 home asks an agent about one contract after another, and "later" stays on home', async ({
  context,
  page,
}) => {
  const site = secondSite();
  const { language } = site;
  await signIn(context, site, demoAccount(site, 'agent'));
  await openPage(page, `${site.origin}/m/home`);
  for (const kind of ['salary', 'dividend', 'hourly'] as const) {
    const alert = alertOf(page, language, kind);
    await expect(alert).toBeVisible();
    await later(alert, language);
    await expect(page).toHaveURL(`${site.origin}/m/home`);
  }
  await page.reload();
  await expect(alertOf(page, language, 'salary'), 'a new visit asks again').toBeVisible();
});

test('AGENT-03 AGENT-12 AGENTX-05 an agent accepts one contract, refuses one and leaves one; the answers stay', async ({
  context,
  page,
}) => {
  // Nine documents, each with its answers.
  test.slow();
  const site = firstSite();
  const { language } = site;
  await signIn(context, site, demoAccount(site, 'agent'));
  await openPage(page, `${site.origin}/m/home`);
  await view(alertOf(page, language, 'salary'), language);
  await expect(page).toHaveURL(`${site.origin}${PATHS.salary}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    word(language, 'agent.contract.salary'),
  );
  await expect(page.getByRole('table')).toContainText('৳৩,২০০.৫০');
  await expect(page.getByText('৳৩,২০০.৫০ দেওয়া হয়')).toBeVisible();
  await answer(page, language, 'accept');
  await expect(stateOf(page)).toContainText(word(language, 'agent.contract.state_accepted'));

  await page.goBack();
  await expect(page, 'the alert left no step in the history').toHaveURL(`${site.origin}/m/home`);
  await view(alertOf(page, language, 'dividend'), language);
  await expect(page).toHaveURL(`${site.origin}${PATHS.dividend}`);
  await expect(page.getByRole('table')).toContainText('১২.৫%');
  await answer(page, language, 'refuse');
  await page.goBack();
  await later(alertOf(page, language, 'hourly'), language);

  for (const [kind, state] of [
    ['salary', 'accepted'],
    ['dividend', 'refused'],
    ['hourly', 'offered'],
  ] as const) {
    await openPage(page, `${site.origin}${PATHS[kind]}`);
    await expect(stateOf(page)).toContainText(word(language, `agent.contract.state_${state}`));
  }
  await openPage(page, `${site.origin}/m/home`);
  await expect(alertOf(page, language, 'hourly'), 'only what waits is asked').toBeVisible();
});

test('AGENT-03 AGENT-06 a contract is read and accepted without a pointer', async ({
  context,
  page,
}) => {
  const site = secondSite();
  const { language } = site;
  const accept = { name: word(language, 'agent.contract.accept') };
  await signIn(context, site, demoAccount(site, 'agent'));
  await openPage(page, `${site.origin}/m/home`);
  const alert = alertOf(page, language, 'salary');
  await expect(alert).toBeVisible();
  await enter(page, alert.getByRole('link', { name: word(language, 'agent.contract.view') }));
  await expect(page).toHaveURL(`${site.origin}${PATHS.salary}`);
  await enter(page, page.locator('form').getByRole('button', accept));
  const name = word(language, 'agent.contract.accept_question');
  await enter(page, page.getByRole('dialog', { name }).getByRole('button', accept));
  await expect(page.locator('form')).toHaveCount(0);
  await expect(stateOf(page)).toContainText(word(language, 'agent.contract.state_accepted'));
});
