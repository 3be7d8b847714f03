// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BalanceCard, BalancePill } from './balance-card.tsx';
import styles from './figure.module.css';
import { JackpotCard } from './jackpot-card.tsx';
import { maskDigits } from './mask-digits.ts';
import { ScrollNumber } from './scroll-number.tsx';
import { ProgressBar, StatTrio } from './stat-trio.tsx';

afterEach(cleanup);

const figure = { symbol: '৳', whole: '24,860', decimals: '.50' };

function card(isHidden: boolean, isBusy: boolean, onToggle = () => undefined as void) {
  return (
    <BalanceCard
      label="Balance"
      figure={figure}
      hide={{ isHidden, label: isHidden ? 'Show' : 'Hide', onToggle }}
      refresh={{ isBusy, label: 'Refresh', onPress: () => undefined }}
      lines={[{ label: 'Bonus', figure: '৳3,500' }]}
    />
  );
}

test('WIDGET-10 the toggle replaces the digits of all amounts by stars and shows them again', () => {
  const onToggle = vi.fn();
  const { container, rerender } = render(card(false, false, onToggle));
  expect(container.textContent).toContain('৳24,860.50');
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(onToggle).toHaveBeenCalledOnce();
  rerender(card(true, false));
  expect(container.textContent).not.toMatch(/\d/);
  expect(container.textContent).toContain('৳✱✱✱✱✱');
  screen.getByRole('button', { name: 'Show' });
  rerender(card(false, false));
  expect(container.textContent).toContain('৳24,860.50');
});

test('WIDGET-12 while the wallet reloads every amount is masked and the button does nothing', () => {
  const { container } = render(card(false, true));
  expect(container.textContent).not.toMatch(/\d/);
  expect(screen.getByRole('region', { name: 'Balance' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Refresh' }).disabled).toBe(true);
});

test('WIDGET-10 the pill in the header hides the amount on the screen and for screen readers', () => {
  render(
    <BalancePill
      figure="৳24,860.50"
      label={(balance) => `Balance: ${balance}`}
      href="/m/member/home"
      isMasked
    />,
  );
  expect(screen.getByRole('link').getAttribute('aria-label')).toBe('Balance: ৳✱✱✱✱✱✱✱');
});

test('MENU-35 WIDGET-10 the pill has a short form of a large amount for narrow phones, which is masked as much as the whole one', () => {
  const pill = (isMasked: boolean) => (
    <BalancePill
      figure="৳1,24,860.50"
      shortFigure="৳1.2 lakh"
      label={(balance) => `Balance: ${balance}`}
      href="/m/member/home"
      isMasked={isMasked}
    />
  );
  const { rerender } = render(pill(false));
  const link = screen.getByRole('link');
  expect(link.getAttribute('aria-label')).toBe('Balance: ৳1,24,860.50');
  expect(link.textContent).toBe('৳1,24,860.50৳1.2 lakh');
  rerender(pill(true));
  expect(link.textContent).not.toContain('lakh');
});

test.each([
  ['৳২১,৩৬০', '৳✱✱✱✱✱'],
  ['1,24,86', '✱✱✱✱✱'],
  ['', ''],
])('WIDGET-10 %j is masked as %j', (plain, masked) => {
  expect(maskDigits(plain)).toBe(masked);
});

test('WIDGET-03 the jackpot shows the figure as given, one cell per digit, and is spoken once', () => {
  const { container } = render(
    <JackpotCard title="Jackpot" figure="1,24,860" symbol="৳" label="Jackpot 124860 taka" />,
  );
  expect(container.querySelectorAll(`.${styles['digit']}`)).toHaveLength(6);
  screen.getByText('Jackpot 124860 taka');
});

function rolled(container: HTMLElement): string {
  return [...container.querySelectorAll(`.${styles['rolled']}`)]
    .map((digit) => digit.textContent)
    .join('');
}

test('WIDGET-17 only the digits that change roll to their value', () => {
  const { container, rerender } = render(<ScrollNumber text="1,250" label="1250" />);
  expect(rolled(container)).toBe('');
  rerender(<ScrollNumber text="1,263" label="1263" />);
  expect(rolled(container)).toBe('63');
});

test('WIDGET-17 when a figure grows by a digit the other digits do not move', () => {
  const { container, rerender } = render(<ScrollNumber text="950" label="950" />);
  rerender(<ScrollNumber text="1950" label="1950" />);
  expect(rolled(container)).toBe('');
  expect(container.textContent).toContain('1950');
});

test('the totals of a record are a list of terms with their figures', () => {
  render(
    <StatTrio
      stats={[
        { label: 'Bet', figure: '৳100' },
        { label: 'Net', figure: '+৳5', tone: 'success' },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Bet', 'Net']);
  expect(screen.getAllByRole('definition').map((figureOf) => figureOf.textContent)).toEqual([
    '৳100',
    '+৳5',
  ]);
});

test('a progress bar stays between 0 and 100', () => {
  render(
    <>
      <ProgressBar percent={140} label="Over" />
      <ProgressBar percent={-3} label="Under" />
    </>,
  );
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Over' }).value).toBe(100);
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Under' }).value).toBe(0);
});
