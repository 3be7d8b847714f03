// @vitest-environment happy-dom
import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAddress, takeOpening } from './opening.ts';

const pack = (state: unknown) => deflateSync(JSON.stringify(state)).toString('base64url');
const STATE = { title: 'পদ্মা', balanceMinor: 12_345 };
const addressOf = (packed: string, token = 'token-1') => readAddress(`#${token}.${packed}`);

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/play/?lang=bn&room=dice#token-1.packed');
});
afterEach(() => vi.unstubAllGlobals());

describe('the state in the address', () => {
  it('FAIR-31 opens the frame, and leaves the address with its token alone', async () => {
    expect(await takeOpening(addressOf(pack(STATE)))).toEqual(STATE);
    expect(location.href).toMatch(/\/play\/\?lang=bn&room=dice#token-1$/);
  });

  it('is taken once: a document that comes with the same address asks the server', async () => {
    const address = addressOf(pack(STATE));
    await takeOpening(address);
    expect(await takeOpening(address)).toBeUndefined();
    expect(await takeOpening(addressOf(pack(STATE), 'token-2'))).toEqual(STATE);
  });

  it('is read where frames may not store anything', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    expect(await takeOpening(addressOf(pack(STATE)))).toEqual(STATE);
  });

  it.each([
    ['is missing', readAddress('#token-1')],
    ['is cut off', addressOf(pack(STATE).slice(0, -9))],
    ['is no packed text', addressOf('!!!')],
    ['is another thing', addressOf(Buffer.from('none').toString('base64url'))],
  ])('is asked of the server when it %s', async (_name, address) => {
    expect(address.token).toBe('token-1');
    expect(await takeOpening(address)).toBeUndefined();
  });

  it('is asked of the server by a browser that cannot unpack it, whose head has asked already', async () => {
    vi.stubGlobal('DecompressionStream', undefined);
    expect(await takeOpening(addressOf(pack(STATE)))).toBeUndefined();
  });
});
