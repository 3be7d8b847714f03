import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { createWorker, PSM } from 'tesseract.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  login,
  memberOf,
  PASSWORD,
  register,
  registration,
  solve,
} from '../../../testing/members.ts';
import { captchaStandIn, readableRandom } from '../../../testing/passwords.ts';
import { encodePng } from './png.ts';
import type { Random } from '#platform/secrets/random.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { GLYPHS } from './glyphs.ts';
import { drawCaptcha } from './image.ts';
import type { Captcha } from './captchas.ts';

const DIGITS = '0123456789';
const TEXT = '23456789ACEFHJKLNPRTUVXY';
const PICTURES = 40;
/** How long reading them may take on a busy machine. */
const READING_MS = 180_000;
/** The ways in which the reader separates ink from paper. */
const MODES = [
  ['line', PSM.SINGLE_LINE],
  ['word', PSM.SINGLE_WORD],
] as const;
const random = readableRandom();
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ random });
});
afterAll(() => app.close());

async function read(kind = 'digits'): Promise<Captcha & { answer: string }> {
  const path = `/account/captcha?kind=${kind}`;
  const captcha: Captcha = (await app.get(path)).body.value;
  const characters = kind === 'text' ? TEXT : DIGITS;
  const drawn = random.newest(6, characters.length);
  return { ...captcha, answer: drawn.map((index) => characters[index]).join('') };
}

const check = (captcha: Captcha, answer: string, kind: 'digits' | 'text' = 'digits') =>
  app.services.auth.captcha.pictures.check('first', captcha.captchaId, answer, kind);

describe('a captcha', () => {
  it('API-20 CAPTCHA-04 is a base64 PNG that a browser shows as it is', async () => {
    const { image } = await read();
    const png = Buffer.from(image.replace('data:image/png;base64,', ''), 'base64');
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([336, 112]);
    const at = png.indexOf('IDAT');
    const data = png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
    expect(inflateSync(data)).toHaveLength(112 * (336 / 4 + 1));
  });

  it('CAPTCHA-04 has two pixels for each of the page and is at most 4 kB as it is sent', async () => {
    const seeded = seededRandom(20_261_123);
    const sizes = Array.from({ length: 80 }, (_, n) =>
      drawCaptcha(n % 2 ? '808968' : 'RHKXAN', seeded),
    )
      .map((png) => Math.ceil(png.length / 3) * 4 + 'data:image/png;base64,'.length)
      .sort((a, b) => a - b);
    expect(sizes.at(-1)).toBeLessThanOrEqual(4096);
    expect(sizes.at(0)).toBeGreaterThan(1000);
  });

  it('CAPTCHA-02 each is another picture with an id and a code of its own', async () => {
    const [first, second] = [await read(), await read()];
    expect(second.image).not.toBe(first.image);
    expect(second.captchaId).not.toBe(first.captchaId);
    await expect(check(second, first.answer)).rejects.toThrow('auth.captcha_wrong');
  });

  it('LOGIN-31 has six digits for login and registration, answered in Western or Bengali digits', async () => {
    const captcha = await read();
    expect(captcha.answer).toMatch(/^\d{6}$/);
    const bengali = captcha.answer.replaceAll(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');
    await expect(check(captcha, ` ${bengali} `)).resolves.toBeUndefined();
  });

  it('CAPTCHA-05 elsewhere has letters and digits, of either case', async () => {
    const captcha = await read('text');
    expect(captcha.answer).toMatch(/^[A-Z0-9]{1,16}$/);
    await expect(check(captcha, captcha.answer.toLowerCase(), 'text')).resolves.toBeUndefined();
    expect([...TEXT].every((character) => character in GLYPHS)).toBe(true);
    for (let tries = 0; tries < 20; tries += 1) {
      if (/[A-Z]/.test((await read('text')).answer)) return;
    }
    throw new Error('No letter in twenty captchas');
  });

  it('counts once: no answer, right or wrong, can be followed by another', async () => {
    const right = await read();
    await check(right, right.answer);
    await expect(check(right, right.answer)).rejects.toThrow('auth.captcha_wrong');
    const wrong = await read();
    await expect(check(wrong, 'x')).rejects.toThrow('auth.captcha_wrong');
    await expect(check(wrong, wrong.answer)).rejects.toThrow('auth.captcha_wrong');
  });

  it('of two right answers at the same moment one counts', async () => {
    const captcha = await read();
    const results = await Promise.allSettled([
      check(captcha, captcha.answer),
      check(captcha, captcha.answer),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('lives two minutes, and only for its site and its kind', async () => {
    const late = await read();
    app.clock.moveMs(2 * 60_000);
    await expect(check(late, late.answer)).rejects.toThrow('auth.captcha_wrong');
    const digits = await read();
    await expect(check(digits, digits.answer, 'text')).rejects.toThrow('auth.captcha_wrong');
    const { captchaId, answer } = await read();
    const captchas = app.services.auth.captcha.pictures;
    const elsewhere = captchas.check('second', captchaId, answer);
    await expect(elsewhere).rejects.toThrow('auth.captcha_wrong');
  });

  it('a registration with the right digits needs no proof of work', async () => {
    const { captchaId, answer } = await read();
    const form = { ...registration('chitra1'), humanCheck: '', captchaId, captcha: answer };
    expect((await register(app, form)).status).toBe(200);
  });
});

describe('a program that reads printed characters', () => {
  const data = dirname(
    createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'),
  );

  it.each([
    ['digits', DIGITS],
    ['text', TEXT],
  ])(
    'LOGIN-31 CAPTCHA-05 gets fewer than one in ten pictures of %s right',
    async (_kind, characters) => {
      const worker = await createWorker('eng', 1, {
        langPath: join(data, '4.0.0_best_int'),
        cacheMethod: 'none',
        gzip: true,
      });
      await worker.setParameters({ tessedit_char_whitelist: characters, user_defined_dpi: '150' });
      const seeded = seededRandom(20_261_121);
      const right = { line: 0, word: 0 };
      for (let picture = 0; picture < PICTURES; picture += 1) {
        const answer = Array.from(
          { length: 6 },
          () => characters[seeded.integer(0, characters.length)],
        ).join('');
        const png = drawCaptcha(answer, seeded);
        for (const [mode, psm] of MODES) {
          await worker.setParameters({ tessedit_pageseg_mode: psm });
          const { data: seen } = await worker.recognize(png);
          if (seen.text.replaceAll(/\s/g, '') === answer) right[mode] += 1;
        }
      }
      await worker.terminate();
      expect(Math.max(right.line, right.word)).toBeLessThan(PICTURES / 10);
    },
    READING_MS,
  );

  it('reads the same digits when they are drawn plainly, so it is a fair judge', async () => {
    const worker = await createWorker('eng', 1, {
      langPath: join(data, '4.0.0_best_int'),
      cacheMethod: 'none',
      gzip: true,
    });
    await worker.setParameters({
      tessedit_char_whitelist: DIGITS,
      tessedit_pageseg_mode: PSM.SINGLE_LINE,
      user_defined_dpi: '150',
    });
    const { data: seen } = await worker.recognize(plainPicture('582946'));
    await worker.terminate();
    expect(seen.text.trim()).toBe('582946');
  });
});

/** The same pictures in every run (mulberry32). */
function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { ...random, integer: (min, max) => min + Math.floor(next() * (max - min)) };
}

/** The characters of a text, upright, separate and on clean paper. */
function plainPicture(text: string): Buffer {
  const [width, height, size] = [240, 72, 26];
  const pixels = new Uint8Array(width * height).fill(1);
  const dot = (x: number, y: number) => {
    for (let row = y - 2; row <= y + 2; row += 1)
      pixels.fill(0, row * width + x - 2, row * width + x + 3);
  };
  for (const [index, character] of [...text].entries()) {
    for (const stroke of GLYPHS[character] ?? []) {
      for (const [step, [x, y]] of stroke.entries()) {
        const [fromX, fromY] = stroke[step - 1] ?? [x, y];
        for (let part = 0; part <= 1; part += 0.02) {
          const at = (from: number, to: number) => (from + (to - from) * part) * size;
          dot(Math.round(14 + index * 37 + at(fromX, x)), Math.round(14 + at(fromY, y)));
        }
      }
    }
  }
  return encodePng(pixels, { width, height }, ['000000', 'ffffff', 'ffffff', 'ffffff']);
}

describe('a visitor who cannot see the picture', () => {
  it('LOGIN-09 sends a proof of work at a higher cost instead', async () => {
    await memberOf(app, 'drishti1');
    const address = '10.9.0.1';
    const attempt = (more = {}) =>
      login(app, { username: 'drishti1', password: PASSWORD, ...more }, { address });
    for (let n = 0; n < 3; n += 1) await attempt({ password: 'wrong' });
    expect((await attempt()).body.code).toBe('auth.captcha_required');
    const humanCheck = await captchaStandIn(app, { address });
    expect((await attempt({ humanCheck })).status).toBe(200);
  });

  it('cannot send the cheap proof of a form instead, nor the same proof twice', async () => {
    await memberOf(app, 'drishti2');
    const address = '10.9.0.2';
    const attempt = (humanCheck?: string) =>
      login(app, { username: 'drishti2', password: 'wrong', humanCheck }, { address });
    for (let n = 0; n < 3; n += 1) await attempt();
    const cheap = solve((await app.get('/account/human-check?kind=form')).body);
    const refused = await attempt(cheap);
    expect(refused.body.code).toBe('auth.human_check_failed');
    expect(refused.body.value.image).toMatch(/^data:image\/png/);
    const proof = await captchaStandIn(app, { address });
    expect((await attempt(proof)).body.code).toBe('auth.credentials_wrong');
    expect((await attempt(proof)).body.code).toBe('auth.human_check_failed');
  });
});
