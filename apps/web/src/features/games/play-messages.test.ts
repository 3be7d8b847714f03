import { describe, expect, test } from 'vitest';
import { frameMessage } from './play-messages.ts';

const ORIGIN = 'https://vendor.example';
const FRAME = {} as Window;
const said = (type: unknown, source = 'maidan-arcade') => ({ source, type });
const from = (data: unknown, origin = ORIGIN, source: unknown = FRAME) =>
  frameMessage({ data, origin, source: source as Window }, ORIGIN, FRAME);

describe('what a frame says', () => {
  test.each(['ready', 'balance-changed', 'round-open', 'round-closed', 'exit'])(
    'VENDOR-06 "%s" of the vendor’s own frame is heard',
    (type) => {
      expect(from(said(type))).toBe(type);
    },
  );

  test.each([
    'https://vendor.example.evil.example',
    'http://vendor.example',
    'https://vendor.example:8443',
    'https://evil.example',
    'null',
    '',
  ])('VENDOR-06 nothing is believed of the origin "%s"', (origin) => {
    expect(from(said('exit'), origin)).toBeUndefined();
  });

  test('VENDOR-06 another window of the vendor’s origin is not the frame', () => {
    expect(from(said('exit'), ORIGIN, {})).toBeUndefined();
    expect(from(said('exit'), ORIGIN, null)).toBeUndefined();
  });

  test('VENDOR-06 before there is a frame nothing is heard, even from no window at all', () => {
    const event = { data: said('exit'), origin: ORIGIN, source: null };
    expect(frameMessage(event, ORIGIN, null)).toBeUndefined();
  });

  test.each([
    ['a text', 'exit'],
    ['nothing', null],
    ['a number', 7],
    ['a list', ['exit']],
    ['a message of another program', said('exit', 'other-program')],
    ['an unknown kind', said('navigate')],
    ['a kind that is no text', said(['exit'])],
    ['a name that every object has', said('toString')],
  ])('VENDOR-06 %s is no message', (_name, data) => {
    expect(from(data)).toBeUndefined();
  });
});
