import { expect, test } from 'vitest';
import { actionOf } from './promotion-way.ts';
import type { PromotionReader } from './promotion-way.ts';

const MEMBER: PromotionReader = { isVisitor: false, isFormal: true, hasRewardCentre: true };
const READERS = {
  'a member': MEMBER,
  'a visitor': { ...MEMBER, isVisitor: true, isFormal: false },
  'a trial user': { ...MEMBER, isFormal: false },
  'a member of a site without reward centre': { ...MEMBER, hasRewardCentre: false },
};
type ReaderName = keyof typeof READERS;

/** Where an action leads, what it is called and whether it joins. */
function said(reader: ReaderName, status: string, act?: string, actPath?: string) {
  const action = actionOf({ id: 7, status, act, actPath } as never, READERS[reader]);
  if (action === undefined) return 'nothing';
  const place = action.does === 'go' ? action.href : action.does;
  return `${action.labelKey.replace('promotions.', '')} ${place}${'joins' in action ? ' and joins' : ''}`;
}

test.each([
  ['a member', 'join', 'join', 'act.join join'],
  ['a member', 'join', 'apply', 'act.apply /m/applyReward?id=7'],
  ['a member', 'join', 'deposit', 'act.deposit /m/voucherCenter'],
  ['a member', 'join', undefined, 'act.join join'],
  ['a member', 'process', 'join', 'nothing'],
  ['a member', 'process', 'deposit', 'act.deposit /m/voucherCenter'],
  ['a member', 'claim', undefined, 'act.claim /m/rewardCenter'],
  ['a member of a site without reward centre', 'claim', undefined, 'act.claim contact'],
  ['a member', 'rejected', 'apply', 'applications.again /m/applyReward?id=7'],
  ['a member', 'rejected', undefined, 'act.see_application /m/rewardCenter'],
  ['a member', 'close', undefined, 'nothing'],
  [
    'a visitor',
    'join',
    'join',
    'act.log_in /m/login?back=%2Fm%2FactivityDetail%3Fid%3D7 and joins',
  ],
  ['a visitor', 'join', 'apply', 'act.log_in /m/login?back=%2Fm%2FapplyReward%3Fid%3D7'],
  ['a visitor', 'join', 'deposit', 'act.log_in /m/login?back=%2Fm%2FvoucherCenter'],
  ['a visitor', 'close', undefined, 'nothing'],
] as const)('PROMO-30 %s may with a promotion in the state %s and the act %s: %s', (...row) => {
  const [reader, status, act, expected] = row;
  expect(said(reader, status, act)).toBe(expected);
});

test('PROMO-30 games are open to everybody, a trial user too, and nothing else is to that one', () => {
  for (const reader of ['a member', 'a visitor', 'a trial user'] as const)
    expect(said(reader, 'process', 'play', '/m/slot')).toBe('act.play /m/slot');
  for (const act of ['join', 'apply', 'deposit'])
    expect(said('a trial user', 'join', act)).toBe('nothing');
});
