import { expect, it } from 'vitest';
import { isStepRoom, type Room, type StepRoom } from './room.ts';
import { ROOMS, type DrawRoomName } from './rooms.ts';

const roomOf = (name: DrawRoomName): Room<unknown> | StepRoom<unknown, unknown> => ROOMS[name];
const takes = (name: DrawRoomName, choice: unknown) =>
  roomOf(name).game.parseChoice(choice) !== undefined;
const whole = (least: number, most: number) =>
  Array.from({ length: most - least + 1 }, (_unused, index) => least + index);

/** The instant games with ways to play: those that they have, and some just beyond the ends of every range. */
const WAYS: Partial<Record<DrawRoomName, { own: unknown[]; beyond: unknown[] }>> = {
  mines: {
    own: whole(1, 24).map((mines) => ({ mines })),
    beyond: [{ mines: 0 }, { mines: 25 }],
  },
  plinko: {
    own: whole(8, 16).flatMap((rows) => ['low', 'medium', 'high'].map((risk) => ({ rows, risk }))),
    beyond: [
      { rows: 7, risk: 'low' },
      { rows: 17, risk: 'low' },
      { rows: 8, risk: 'none' },
    ],
  },
  dice: {
    own: ['under', 'over'].map((side) => ({ side, target: 4_951 })),
    beyond: [
      { side: 'under', target: 49.51 },
      { side: 'same', target: 4_950 },
    ],
  },
  limbo: { own: [{ target: 101 }, { target: 100_000 }], beyond: [{ target: 100 }] },
  'hi-lo': { own: [{ packs: 'endless' }], beyond: [{ packs: 'one' }] },
  tower: {
    own: ['easy', 'medium', 'hard', 'expert', 'master'].map((level) => ({ level })),
    beyond: [{ level: 'none' }],
  },
  keno: {
    own: ['low', 'classic', 'medium', 'high'].flatMap((risk) =>
      whole(1, 10).map((picks) => ({ risk, picks: whole(41 - picks, 40) })),
    ),
    beyond: [
      { risk: 'low', picks: [] },
      { risk: 'low', picks: whole(1, 11) },
      { risk: 'low', picks: [41] },
    ],
  },
  wheel: {
    own: [10, 20, 30, 40, 50].flatMap((fields) =>
      ['low', 'medium', 'high'].map((risk) => ({ fields, risk })),
    ),
    beyond: [
      { fields: 60, risk: 'low' },
      { fields: 10, risk: 'none' },
    ],
  },
  coin: { own: ['shapla', 'boat'].map((side) => ({ side })), beyond: [{ side: 'edge' }] },
  'ludo-race': {
    own: [{ order: ['red'] }, { order: ['red', 'blue'] }],
    beyond: [{ order: [] }, { order: ['red', 'red'] }],
  },
};

it('FAIR-10 the ten instant games take every way to play that they promise, and none beyond', () => {
  expect(Object.keys(WAYS)).toHaveLength(10);
  for (const [name, { own, beyond }] of Object.entries(WAYS)) {
    for (const choice of own)
      expect([name, choice, takes(name as DrawRoomName, choice)]).toEqual([name, choice, true]);
    for (const choice of beyond)
      expect([name, choice, takes(name as DrawRoomName, choice)]).toEqual([name, choice, false]);
  }
});

it('FAIR-10 those of several steps can be cashed out, and hi-lo skips a card', () => {
  const steps: [DrawRoomName, unknown[]][] = [
    ['mines', [{ open: 24 }, { end: 'cash' }]],
    ['hi-lo', [{ guess: 'higher' }, { skip: true }, { end: 'cash' }]],
    ['tower', [{ open: 3 }, { end: 'cash' }]],
    ['coin', [{ toss: 'boat' }, { end: 'cash' }]],
  ];
  for (const [name, taken] of steps) {
    const room = roomOf(name);
    if (!isStepRoom(room)) throw new Error(`${name} has no steps`);
    expect(taken.map((step) => room.game.parseStep(step))).toEqual(taken);
  }
});
