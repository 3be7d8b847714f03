import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { requestScope } from '#platform/request-scope.ts';
import type { RequestScope } from '#platform/request-scope.ts';
import { loader } from './gallery-screen.tsx';

function open(scope: Pick<RequestScope, 'development' | 'clientAddress'>): unknown {
  const context = new RouterContextProvider();
  context.set(requestScope, scope as RequestScope);
  try {
    return loader({ context } as unknown as Parameters<typeof loader>[0]);
  } catch (thrown) {
    return (thrown as Response).headers.get('Location');
  }
}

test('the gallery opens on this machine only, and only where development pages are on', () => {
  expect(open({ development: true, clientAddress: '127.0.0.1' })).toBeNull();
  expect(open({ development: true, clientAddress: '192.168.0.7' })).toBe('/home');
  expect(open({ development: false, clientAddress: '127.0.0.1' })).toBe('/home');
});
