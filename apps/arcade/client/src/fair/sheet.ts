import { createDialog } from '../dialog.ts';
import { button, html, svg } from '../dom.ts';
import { explain, type FrameError } from '../errors.ts';
import type { Frame } from '../frame.ts';
import type { EndedSeeds, Seeds } from '../server.ts';
import { isClientSeed, randomClientSeed } from './client-seed.ts';
import { copyButton } from './copying.ts';
import { endedList, fairWords, roundsList, type FairFrame, type Listener } from './past.ts';
import '../../styles/fair.css';

const SHUFFLE_ICON =
  'M237.7 178.3a8 8 0 0 1 0 11.4l-24 24a8 8 0 0 1-11.4-11.4l10.4-10.3h-11.8a72 72 0 0 1-58.6-30.1l-41.7-58.4A56 56 0 0 0 55 80H32a8 8 0 0 1 0-16h23a72 72 0 0 1 58.6 30.1l41.7 58.4a56 56 0 0 0 45.6 23.5h11.8l-10.4-10.3a8 8 0 0 1 11.4-11.4ZM143 107a8 8 0 0 0 11.2-1.9l1.2-1.6a56 56 0 0 1 45.5-23.5h11.8l-10.4 10.3a8 8 0 0 0 11.4 11.4l24-24a8 8 0 0 0 0-11.4l-24-24a8 8 0 0 0-11.4 11.4L212.7 64h-11.8a72 72 0 0 0-58.6 30.1l-1.1 1.7A8 8 0 0 0 143 107Zm-30 42a8 8 0 0 0-11.2 1.9l-1.2 1.6A56 56 0 0 1 55 176H32a8 8 0 0 0 0 16h23a72 72 0 0 0 58.6-30.1l1.1-1.7A8 8 0 0 0 113 149Z';

/** A value that can be copied, under its name. */
function valueField(
  frame: FairFrame,
  { onCopied }: Listener,
  name: string,
  value: string,
): HTMLElement {
  const copyName = frame.words('copy', { name });
  return html(
    'div',
    { class: 'fair__field' },
    html('h3', {}, name),
    html(
      'div',
      { class: 'fair__value' },
      html('code', {}, value),
      copyButton(copyName, value, onCopied),
    ),
  );
}

/** The field of the own seed, with a button for a random one; answers what is typed in it. */
function seedField({ words }: FairFrame, seeds: Seeds) {
  const hint = html('small', { id: 'fair-hint' }, words('ownHint'));
  const input = html('input', {
    id: 'fair-seed',
    value: seeds.clientSeed ?? '',
    maxlength: 128,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': 'fair-hint',
  });
  const typed = () => input.value.trim();
  function check(): boolean {
    const isGood = isClientSeed(typed());
    input.setAttribute('aria-invalid', String(!isGood));
    hint.textContent = words(isGood ? 'ownHint' : 'ownBad');
    return isGood;
  }
  input.addEventListener('input', check);
  const shuffle = () => {
    input.value = randomClientSeed();
    check();
  };
  const icon = svg(
    'svg',
    { viewBox: '0 0 256 256', 'aria-hidden': true },
    svg('path', { d: SHUFFLE_ICON }),
  );
  const random = button({ class: 'ib', 'aria-label': words('random') }, shuffle, icon);
  const element = html(
    'div',
    { class: 'fair__field' },
    html('label', { for: 'fair-seed' }, words('own')),
    html('div', { class: 'fair__value fair__value--own' }, input, random),
    hint,
  );
  return { element, input, typed, check };
}

function nextRound({ words, format }: FairFrame, seeds: Seeds): HTMLElement {
  return html(
    'div',
    { class: 'fair__next' },
    html('h3', {}, words('nonce')),
    html('b', { class: 'num' }, format.digits(seeds.nonce)),
    html('small', { class: 'num' }, words('bets', { count: format.digits(seeds.bets) })),
  );
}

/** The old server seed, which a change shows. */
function shownSeed(frame: FairFrame, listener: Listener, ended: EndedSeeds): HTMLElement {
  return html(
    'div',
    { class: 'fair__shown' },
    html('p', { tabindex: -1 }, frame.words('changed')),
    valueField(frame, listener, frame.words('serverSeed'), ended.serverSeed),
  );
}

/** What the sheet shows of the active seeds, and the lists below it. */
function partsOf(
  frame: FairFrame,
  listener: Listener,
  seeds: Seeds,
  own: HTMLElement,
): HTMLElement[] {
  const { words } = frame;
  return [
    valueField(frame, listener, words('hash'), seeds.hash),
    own,
    nextRound(frame, seeds),
    valueField(frame, listener, words('nextHash'), seeds.nextHash),
    html('h3', {}, words('rounds')),
    roundsList(frame, listener, seeds.pairNo),
    html('h3', {}, words('ended')),
    endedList(frame, listener),
  ];
}

/** Puts the seeds, the change and the lists into the sheet, anew after each change. */
function createBody(frame: FairFrame) {
  const { words, server, state } = frame;
  const status = html('p', { class: 'fair__status', role: 'status' });
  const body = html('div', { class: 'fair' });
  const foot = html('div', { class: 'fair__foot' });
  const tell = (text: string) => (status.textContent = text);
  const listener: Listener = {
    onCopied: (hasWorked) => tell(words(hasWorked ? 'copied' : 'uncopied')),
    onFault: (error) => tell(frame.explain(error)),
  };

  async function change(seeds: Seeds, clientSeed: string): Promise<void> {
    tell('');
    try {
      const answer = await server.changeSeeds(seeds.pairNo, clientSeed);
      show(answer.seeds, answer.ended);
      body.querySelector<HTMLElement>('.fair__shown p')?.focus();
    } catch (error) {
      if ((error as FrameError).code === 'seeds_changed') await load();
      tell(frame.explain(error));
    }
  }

  function changeButton(seeds: Seeds, own: ReturnType<typeof seedField>): HTMLElement {
    const reason = html(
      'small',
      { id: 'fair-reason' },
      words(seeds.isRoundOpen ? 'blocked' : 'note'),
    );
    let isBusy = false;
    const press = () => {
      if (isBusy) return;
      // The round may have ended since, so it is asked again.
      if (seeds.isRoundOpen) return void load();
      if (!own.check()) return own.input.focus();
      isBusy = true;
      void change(seeds, own.typed()).finally(() => (isBusy = false));
    };
    const attributes = {
      class: 'go',
      'aria-disabled': seeds.isRoundOpen ? 'true' : undefined,
      'aria-describedby': 'fair-reason',
    };
    return html(
      'div',
      { class: 'fair__change' },
      reason,
      button(attributes, press, words('change')),
    );
  }

  function show(seeds: Seeds, ended?: EndedSeeds): void {
    const own = seedField(frame, seeds);
    const shown = ended === undefined ? [] : [shownSeed(frame, listener, ended)];
    const intro = html('p', {}, words(state.isSeeded ? 'intro' : 'apart'));
    body.replaceChildren(intro, ...shown, ...partsOf(frame, listener, seeds, own.element));
    foot.replaceChildren(status, changeButton(seeds, own));
  }

  async function load(): Promise<void> {
    try {
      show(await server.seeds());
    } catch (error) {
      listener.onFault(error);
    }
  }

  foot.append(status);
  void load();
  return { body, foot };
}

/** Opens the sheet of fairness: the seeds, their change, and the player's rounds with what a checker needs. */
export function showFairness(
  frame: Pick<Frame, 'state' | 'words' | 'format' | 'server' | 'lobby'>,
): void {
  const words = fairWords(frame.state.language);
  const explained = (error: unknown) => explain(error, frame.words);
  const { dialog, close, open } = createDialog(words('title'), frame.words('app.close'));
  const check = (round: string) => frame.lobby.tell({ type: 'check', round });
  const { body, foot } = createBody({ ...frame, words, explain: explained, check });
  dialog.append(html('header', {}, html('h2', {}, words('title')), close), body, foot);
  dialog.classList.add('fairness');
  document.querySelector('.fairness')?.remove();
  document.body.append(dialog);
  open();
}
