import { describe, expect, test } from 'vitest';
import { testFigures, testMember } from '../testing/teams.ts';
import { moveOf, sharesOf, treeLines } from './tree.model.ts';

const sumon = testMember('sumon', { directCount: 2 });
const tuhin = testMember('tuhin', { directCount: 1, level: 2 });
const root = {
  members: [sumon, testMember('nadia'), testMember('kamrul', { directCount: 1 })],
  players: testFigures({ members: 3 }),
};
const below = { members: [tuhin], players: testFigures({ members: 0 }), next: 'zara' };
const names = (lines: ReturnType<typeof treeLines>) =>
  lines.map((line) => `${line.level} ${line.kind === 'member' ? line.row.account : line.kind}`);

describe('the lines of a tree', () => {
  test('AGENTX-02 an open branch stands below its head, with its players and the way to more', () => {
    expect(names(treeLines(root, new Map()))).toEqual([
      '1 sumon',
      '1 nadia',
      '1 kamrul',
      '1 players',
    ]);
    const lines = treeLines(root, new Map([['id-sumon', below]]));
    expect(names(lines)).toEqual([
      '1 sumon',
      '2 tuhin',
      '2 more',
      '1 nadia',
      '1 kamrul',
      '1 players',
    ]);
    expect(lines.map(({ isLast }) => isLast)).toEqual([false, false, true, false, false, true]);
    expect(lines[1]?.goesOn).toEqual([true]);
  });

  test('a branch below four levels opens on its own page', () => {
    const chain = ['a', 'b', 'c', 'd'].map((account) => testMember(account, { directCount: 1 }));
    const open = new Map(
      chain.map(({ memberId }, index) => [
        memberId,
        { members: chain.slice(index + 1, index + 2) },
      ]),
    );
    const lines = treeLines({ members: chain.slice(0, 1) }, open);
    expect(lines.map((line) => line.kind === 'member' && line.state)).toEqual([
      'open',
      'open',
      'open',
      'elsewhere',
    ]);
  });
});

describe('keys in a tree', () => {
  const lines = treeLines(root, new Map([['id-sumon', below]]));
  const focus = (index: number) => ({ do: 'focus', index });
  test.each([
    [0, 'ArrowDown', focus(1)],
    [5, 'ArrowDown', undefined],
    [0, 'ArrowUp', undefined],
    [0, 'ArrowRight', focus(1)],
    [0, 'ArrowLeft', { do: 'close', index: 0 }],
    [1, 'ArrowLeft', focus(0)],
    [4, 'ArrowRight', { do: 'open', index: 4 }],
    [3, 'ArrowRight', undefined],
    [0, 'End', focus(5)],
    [5, 'Home', focus(0)],
    [2, 'Enter', { do: 'member', index: 2 }],
    [0, 'k', focus(4)],
    [4, 'N', focus(3)],
    [0, 'x', undefined],
    [0, ' ', undefined],
  ])('AGENTX-02 on line %i %s leads to %j', (index, key, move) => {
    expect(moveOf(lines, index, key)).toEqual(move);
  });
});

describe('shares', () => {
  test('make 100 per cent by the largest remainder, largest first, the rest as one', () => {
    const parts = [
      { id: 'c', amount: 1 },
      { id: 'a', amount: 3 },
      { id: 'd', amount: 1 },
      { id: 'e', amount: 1 },
      { id: 'b', amount: 1 },
      { id: 'none', amount: -4 },
    ];
    const shares = sharesOf(parts, 2);
    expect(shares.map(({ id, percent }) => [id, percent])).toEqual([
      ['a', 43],
      ['c', 14],
      ['others', 43],
    ]);
    expect(sharesOf([{ id: 'a', amount: 0 }], 3)).toEqual([]);
  });
});
