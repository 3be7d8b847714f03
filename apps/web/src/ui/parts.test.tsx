// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './action/button.tsx';
import { IconButton } from './action/icon-button.tsx';
import { BackHeader } from './frame/header.tsx';
import { TabBar } from './frame/tab-bar.tsx';
import { Link, LinkProvider } from './link.tsx';
import type { LinkProps } from './link.tsx';
import { AccordionItem } from './list/accordion.tsx';
import { ListGroup, ListRow } from './list/list-row.tsx';
import { OptionRow } from './list/option-row.tsx';

afterEach(cleanup);

function RouterLink({ href, ...rest }: LinkProps) {
  return (
    <a {...rest} href={`/routed${href}`}>
      {rest.children}
    </a>
  );
}

test('links use the component that the page provides, and are plain without one', () => {
  const { rerender } = render(<Link href="/m">Home</Link>);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/m');
  rerender(
    <LinkProvider component={RouterLink}>
      <Link href="/m">Home</Link>
      <Button href="/m/login">Log in</Button>
    </LinkProvider>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/routed/m',
    '/routed/m/login',
  ]);
});

test('a busy button keeps its label and ignores presses', () => {
  const onClick = vi.fn();
  render(
    <Button isBusy onClick={onClick}>
      Send
    </Button>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send', busy: true }));
  expect(onClick).not.toHaveBeenCalled();
});

test('a disabled button as a link has no address', () => {
  render(
    <Button href="/m" isDisabled>
      Home
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Home' });
  expect(link.getAttribute('href')).toBeNull();
  expect(link.getAttribute('aria-disabled')).toBe('true');
});

test('a button of a form may submit it', () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const { container } = render(
    <form>
      <Button type="submit" name="step" value="two">
        Go
      </Button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', onSubmit);
  fireEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('an icon button has its name, and a header leads back without script', () => {
  render(
    <BackHeader
      title="Slots"
      back={{ href: '/m/home', label: 'Back' }}
      action={<IconButton icon="magnifying-glass-bold" label="Search" />}
    />,
  );
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/m/home');
  screen.getByRole('button', { name: 'Search' });
  screen.getByRole('heading', { level: 1, name: 'Slots' });
});

test('the tab bar marks the active place and fills its icon', () => {
  const items = ['a', 'home', 'c'].map((id) => ({
    id,
    label: id,
    href: `/m/${id}`,
    icon: 'gift' as const,
    activeIcon: 'gift-fill' as const,
  }));
  const { container } = render(<TabBar label="Main" items={items} homeId="home" value="c" />);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('c');
  const icons = [...container.querySelectorAll('use')].map(
    (use) => use.getAttribute('href')?.split('#')[1],
  );
  expect(icons).toEqual(['gift', 'gift-fill', 'gift-fill']);
});

test('NOTICE-05 an accordion opens and closes, even without script', () => {
  const { container } = render(
    <AccordionItem title="Title" caption="2026/11/20" isOpenAtFirst>
      Text
    </AccordionItem>,
  );
  const details = container.querySelector('details') as HTMLDetailsElement;
  expect(details.open).toBe(true);
  fireEvent.click(container.querySelector('summary') as Element);
  expect(details.open).toBe(false);
});

test('a row is a link, a button or plain', () => {
  render(
    <ListGroup>
      <ListRow title="Link" href="/m" />
      <ListRow title="Button" onClick={() => undefined} />
      <ListRow title="Plain" />
    </ListGroup>,
  );
  expect(screen.getByRole('link').textContent).toBe('Link');
  expect(screen.getByRole('button').textContent).toBe('Button');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('an option among several says whether it is chosen', () => {
  render(
    <div role="radiogroup">
      <OptionRow title="Bengali" isChosen />
      <OptionRow title="English" isChosen={false} />
    </div>,
  );
  expect(screen.getByRole('radio', { checked: true }).textContent).toBe('Bengali');
});

test('the icon files hold exactly the icons of the lists', () => {
  const script = join(import.meta.dirname, 'icons/build-sprite.ts');
  expect(() =>
    execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' }),
  ).not.toThrow();
});
