// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSound, type RoomTones, type Tone } from '../senses/sound.ts';
import type { Voice } from '../senses/voices.ts';
import { CLIENT_ROOMS } from './rooms.ts';

const GAMES = import.meta.dirname;
const rooms = Object.keys(CLIENT_ROOMS);
/** The end of a round sounds alike in every game, so that a loss is never dressed as anything else. */
const ENDS: readonly string[] = ['win', 'lose'];

async function tonesOf(room: string): Promise<RoomTones> {
  const module = await CLIENT_ROOMS[room]?.();
  if (module === undefined) throw new Error(room);
  return module.tones;
}

/** The names of the tones that a file of a room, or what it imports from the games, plays. */
function playedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !file.startsWith(GAMES)) return new Set();
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const played = new Set<string>();
  for (const [, call = ''] of text.matchAll(/\bplay\(([^;\n]+)/g))
    for (const [, tone = ''] of call.matchAll(/'([a-z]+)'/g)) played.add(tone);
  for (const [, path = ''] of text.matchAll(/from '(\.[^']+\.ts)'/g))
    for (const tone of playedBy(join(dirname(file), path), seen)) played.add(tone);
  return played;
}

/** Counts what is opened and started, as a browser would sound it. */
class FakeContext {
  static opened = 0;
  static started: string[] = [];
  state = 'running';
  currentTime = 0;
  sampleRate = 8_000;
  destination = {};
  constructor() {
    FakeContext.opened += 1;
  }
  // The sound of a test outlives it, and hears of the pages of later ones.
  suspend = async () => undefined;
  param = () => ({ setValueAtTime() {}, exponentialRampToValueAtTime() {} });
  source(kind: string) {
    const node = {
      type: kind,
      frequency: this.param(),
      connect: (next: unknown) => next,
      start: () => void FakeContext.started.push(node.type),
      stop() {},
    };
    return node;
  }
  createOscillator = () => this.source('sine');
  createBufferSource = () => this.source('noise');
  createBuffer = (_channels: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });
  createBiquadFilter = () => ({ frequency: this.param(), connect: (next: unknown) => next });
  createGain = () => ({ gain: this.param(), connect: (next: unknown) => next });
}

beforeEach(() => {
  FakeContext.opened = 0;
  FakeContext.started = [];
  vi.stubGlobal('AudioContext', FakeContext);
});
afterEach(() => {
  vi.unstubAllGlobals();
});
const afterPendingWork = () => new Promise((resolve) => setTimeout(resolve));

describe.each(rooms)('the sound of %s', (room) => {
  it('FAIR-30 is off until it is turned on, and is then made of the notes of the game', async () => {
    const tones = await tonesOf(room);
    const sound = createSound(false, tones);
    for (const tone of Object.keys(tones)) sound.play(tone as Tone);
    await afterPendingWork();
    expect(FakeContext.opened).toBe(0);
    sound.toggle();
    for (const [tone, voice] of Object.entries(tones) as [Tone, Voice][]) {
      FakeContext.started = [];
      sound.play(tone);
      await afterPendingWork();
      expect(FakeContext.started, tone).toEqual(voice.map(([wave]) => wave));
    }
  });

  it('FAIR-30 has a voice of its own for moments that the game has, and for no other', async () => {
    const own = Object.keys(await tonesOf(room));
    expect(own.filter((tone) => !ENDS.includes(tone)).length).toBeGreaterThanOrEqual(2);
    const played = playedBy(join(GAMES, room, 'room.ts'));
    expect(own.filter((tone) => !played.has(tone) || ENDS.includes(tone))).toEqual([]);
  });

  it('FAIR-30 has only notes that can be heard, and none that is long', async () => {
    for (const voice of Object.values(await tonesOf(room)))
      for (const [, fromHertz, toHertz, startMs, lengthMs] of voice) {
        expect(Math.min(fromHertz, toHertz)).toBeGreaterThanOrEqual(35);
        expect(Math.max(fromHertz, toHertz)).toBeLessThanOrEqual(8_000);
        expect(startMs + lengthMs).toBeLessThanOrEqual(1_000);
      }
  });
});

describe('the sounds of the games', () => {
  it('FAIR-30 are of no two games the same', async () => {
    const all = await Promise.all(rooms.map(async (room) => JSON.stringify(await tonesOf(room))));
    expect(new Set(all).size).toBe(rooms.length);
  });
});
