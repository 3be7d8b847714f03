import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { requestScope } from '#platform/api/request-scope.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';
import { loader } from './gallery-screen.tsx';

function open(scope: Pick<RequestScope, 'development'>): unknown {
  const context = new RouterContextProvider();
  context.set(requestScope, scope as RequestScope);
  try {
    return loader({ context } as unknown as Parameters<typeof loader>[0]);
  } catch (thrown) {
    return (thrown as Response).headers.get('Location');
  }
}

test('the gallery opens only for a visitor who may see development pages', () => {
  expect(open({ development: true })).toBeNull();
  expect(open({ development: false })).toBe('/home');
});
