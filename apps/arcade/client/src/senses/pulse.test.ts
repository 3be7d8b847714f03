// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Round } from '../server.ts';
import { openRoom, type OpenedRoom } from '../games/testing/room-fixture.ts';

const STAKE = 1_000;
let isOn: boolean;
let isReduced: boolean;
let touchPoints: number;
let pulses: number[];
let opened: OpenedRoom;

const endOf = (roundId: string, payoutMinor: number): Round => ({
  roundId,
  playId: roundId,
  status: 'settled',
  stakeMinor: STAKE,
  choice: {},
  outcome: {},
  payoutMinor,
});
/** Bets as a press of a button does, or as autoplay does. */
function bet(isByPress: boolean): void {
  const button = document.createElement('button');
  const play = () => void opened.frame.play(STAKE, {});
  if (!isByPress) return play();
  button.addEventListener('click', play);
  document.body.append(button);
  button.click();
}
const switchName = () =>
  [...document.querySelectorAll('.bar .ib')].map((one) => one.getAttribute('aria-label'))[2];

function open(): void {
  opened = openRoom(
    { startRoom: () => ({ paragraphs: [] }) },
    {
      room: 'dice',
      rules: { returnBp: 9_600 },
      isSoundOn: () => isOn,
      answer: () => ({ outcome: {}, payoutMinor: 0 }),
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
}

beforeEach(() => {
  isOn = true;
  isReduced = false;
  touchPoints = 5;
  pulses = [];
  Object.defineProperty(navigator, 'maxTouchPoints', {
    configurable: true,
    get: () => touchPoints,
  });
  Object.defineProperty(navigator, 'vibrate', {
    configurable: true,
    value: (lengthMs: number) => pulses.push(lengthMs) > 0,
  });
  open();
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
});

describe('the pulses of a phone', () => {
  it('FAIR-30 answer a press that bets, and no bet that autoplay places', async () => {
    bet(true);
    expect(pulses).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve));
    bet(false);
    expect(pulses).toHaveLength(1);
  });

  it('FAIR-30 tell a gain once, and neither a loss nor what pays the stake or less', () => {
    for (const [id, payoutMinor] of [0, 400, STAKE].entries())
      opened.frame.roundsOver([endOf(`r-${id}`, payoutMinor)]);
    expect(pulses).toEqual([]);
    const round = endOf('won', STAKE + 1);
    opened.frame.conclude({ round, balanceMinor: 50_000 }, 'Six');
    expect(pulses).toHaveLength(1);
    opened.frame.roundsOver([round]);
    expect(pulses).toHaveLength(1);
  });

  it('FAIR-30 tell no gain when tickets that ended together cost more than one of them won', () => {
    opened.frame.roundsOver([endOf('a', 1_500), endOf('b', 0)]);
    expect(pulses).toEqual([]);
    opened.frame.roundsOver([endOf('c', 2_500), endOf('d', 0)]);
    expect(pulses).toHaveLength(1);
  });

  it.each([
    ['turned off', () => (isOn = false)],
    ['to be kept from motion', () => (isReduced = true)],
    ['without touch', () => (touchPoints = 0)],
    ['without vibration', () => Reflect.deleteProperty(navigator, 'vibrate')],
  ])('FAIR-30 stay away from a device that is %s', (_name, change) => {
    change();
    bet(true);
    opened.frame.roundsOver([endOf('a', 9_000)]);
    expect(pulses).toEqual([]);
  });

  it('FAIR-30 are part of the switch of the sound, which names them where they are', () => {
    isOn = false;
    document.querySelectorAll<HTMLElement>('.bar .ib')[2]?.click();
    expect(switchName()).toBe('Turn sound and vibration on');
    touchPoints = 0;
    document.querySelectorAll<HTMLElement>('.bar .ib')[2]?.click();
    expect(switchName()).toBe('Turn sound on');
  });
});
