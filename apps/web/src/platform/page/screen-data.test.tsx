// @vitest-environment happy-dom
import { createRoutesStub, data } from 'react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useScreenData } from './screen-data.ts';

afterEach(cleanup);

function Asking({ path }: { path: string }) {
  return <p>{JSON.stringify(useScreenData(path) ?? 'none')}</p>;
}

/** A page that asks for what the loader of another screen answers. */
function show(answer: () => unknown) {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      ErrorBoundary: () => <p>failed</p>,
      children: [
        { path: 'here', Component: () => <Asking path="/other?a=1" /> },
        { path: 'other', Component: () => <p>other</p>, loader: answer },
      ],
    },
  ]);
  return render(<Stub initialEntries={['/here']} />);
}

test('the data of another screen arrives on the page that asks, and nobody leaves it', async () => {
  const answer = vi.fn(() => ({ name: 'app' }));
  show(answer);
  expect(await screen.findByText('{"name":"app"}')).toBeTruthy();
  expect(answer).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('other')).toBeNull();
});

test('a failure of that screen is shown by the failure page', async () => {
  show(() => {
    throw data(null, { status: 503 });
  });
  expect(await screen.findByText('failed')).toBeTruthy();
});
