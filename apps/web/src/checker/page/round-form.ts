import { RULES } from '../games/rules.ts';
import { readRound, type CheckedRound } from '../round-text.ts';
import styles from './checker.module.css';
import { element } from './dom.ts';
import type { Speech, TextKey } from './words.ts';

let made = 0;

/** A field under its name. */
function named(name: string, field: HTMLElement): HTMLElement {
  made += 1;
  field.id = `checker-${made}`;
  return element('div', { class: styles.field }, element('label', { for: field.id }, name), field);
}

const textField = (value = '') =>
  element('input', { value, autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' });

/** The text of digits of any of the page's scripts as Latin digits. */
function latin(text: string): string {
  return text.replaceAll(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x9e6));
}

const option = (value: string, name: string) => element('option', { value }, name);

function gameField(speech: Speech, chosen: string | undefined): HTMLSelectElement {
  const names = Object.keys(RULES);
  const games = names.map((game) => option(game, speech.find(`game_${game}`) ?? game));
  const select = element('select', {}, ...games, option('', speech.say('gameOther')));
  select.value = chosen !== undefined && names.includes(chosen) ? chosen : '';
  return select;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    return undefined;
  }
}

/** The fields for a round that is typed by hand, filled with what is known of it. */
function handForm(speech: Speech, round: CheckedRound | undefined, done: Done): HTMLElement {
  const game = gameField(speech, round === undefined ? 'dice' : round.game);
  const fields = {
    serverSeed: textField(round?.serverSeed),
    salt: textField(round?.salt),
    hash: textField(round?.hash),
    clientSeed: textField(round?.clientSeed),
    nonce: textField(round === undefined ? '' : String(round.nonce)),
    choice: textField(JSON.stringify(round?.choice ?? RULES['dice']?.sample)),
  };
  fields.nonce.inputMode = 'numeric';
  const status = element('p', { class: styles.bad, role: 'alert' });
  game.addEventListener('change', () => {
    fields.choice.value = JSON.stringify(RULES[game.value]?.sample ?? {});
  });
  const form = element(
    'form',
    { class: styles.form, novalidate: '' },
    named(speech.say('game'), game),
    ...Object.entries(fields).map(([name, field]) => named(speech.say(name as TextKey), field)),
    status,
    element('button', { type: 'submit', class: styles.main }, speech.say('read')),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const choice = jsonOf(fields.choice.value);
    if (choice === undefined) return void (status.textContent = speech.say('choiceBad'));
    const { serverSeed, salt, hash, clientSeed, nonce } = fields;
    const number = latin(nonce.value.trim());
    const typed = readRound(
      JSON.stringify({
        // What else is known of the round belongs to it only while seeds and number stay the same.
        ...(isSameRound(round, clientSeed.value, number) ? known(round, game.value) : {}),
        serverSeed: serverSeed.value,
        salt: salt.value,
        hash: hash.value,
        clientSeed: clientSeed.value,
        nonce: number === '' ? undefined : Number(number),
        game: game.value,
        choice,
      }),
    );
    if (typed === undefined || clientSeed.value === '')
      return void (status.textContent = speech.say('nonceBad'));
    done(typed);
  });
  return form;
}

const isSameRound = (round: CheckedRound | undefined, clientSeed: string, nonce: string) =>
  round?.clientSeed === clientSeed && String(round.nonce) === nonce;

function known(round: CheckedRound | undefined, game: string) {
  if (round?.game !== game) return {};
  const { steps, stakeMinor, outcome, payoutMinor } = round;
  return { steps, stakeMinor, outcome, payoutMinor };
}

type Done = (round: CheckedRound) => void;

/** The two ways to give a round: the text that was copied, and fields. `round` fills the fields. */
export function roundForm(
  speech: Speech,
  round: CheckedRound | undefined,
  done: Done,
): HTMLElement {
  const area = element('textarea', { rows: '4', spellcheck: 'false', autocapitalize: 'off' });
  const status = element('p', { class: styles.bad, role: 'alert' });
  const paste = element(
    'form',
    { class: styles.form },
    named(speech.say('paste'), area),
    status,
    element('button', { type: 'submit', class: styles.main }, speech.say('read')),
  );
  paste.addEventListener('submit', (event) => {
    event.preventDefault();
    const read = readRound(area.value);
    if (read === undefined) status.textContent = speech.say('pasteBad');
    else done(read);
  });
  const isOpen = round === undefined ? undefined : '';
  const byHand = element('summary', {}, speech.say('byHand'));
  return element(
    'div',
    { class: styles.card },
    element('p', {}, speech.say('intro')),
    paste,
    element('details', { open: isOpen }, byHand, handForm(speech, round, done)),
  );
}
