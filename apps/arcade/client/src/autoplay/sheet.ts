import { createDialog } from '../dialog.ts';
import { button, html } from '../dom.ts';
import type { Frame } from '../frame.ts';
import { roomWords } from '../games/room-words.ts';
import type { AutoplayPlan } from './run.ts';
import { AUTOPLAY_TEXTS } from './words.ts';

/** The parts of the frame that autoplay uses. */
export type AutoplayFrame = Pick<Frame, 'state' | 'format' | 'words' | 'lobby'>;

const COUNTS = [10, 25, 50, 100];
const MOST_ROUNDS = 500;
/** How many stakes each stop begins with. */
const FIRST = { loss: 5, gain: 15, win: 10 } as const;
type Stop = keyof typeof FIRST;

/** What the sheet is opened with. */
export interface SheetOptions {
  stakeMinor: number;
  /** Whether the game has a feature at which the run may stop. */
  hasFeature: boolean;
  onStart: (plan: AutoplayPlan) => void;
}

type Words = ReturnType<typeof createWords>;
const createWords = (language: string) => roomWords(language, AUTOPLAY_TEXTS);
let sheetCount = 0;

/** How many rounds: four quick numbers, and one that is typed. */
function createCounts({ format }: AutoplayFrame, words: Words, onChange: () => void) {
  let count: number | undefined = COUNTS[0];
  const input = html('input', {
    class: 'num',
    inputmode: 'numeric',
    autocomplete: 'off',
    placeholder: words('own'),
    'aria-label': words('own'),
  });
  const buttons = COUNTS.map((quick) =>
    button({ class: 'num' }, () => choose(quick), format.digits(quick)),
  );
  function mark(): void {
    for (const [index, one] of buttons.entries())
      one.setAttribute('aria-pressed', String(input.value === '' && COUNTS[index] === count));
    input.setAttribute('aria-invalid', String(count === undefined));
    onChange();
  }
  function choose(quick: number): void {
    input.value = '';
    count = quick;
    mark();
  }
  input.addEventListener('input', () => {
    const minor = format.readAmount(input.value);
    const rounds = minor === undefined ? undefined : minor / 100;
    const isFitting = rounds !== undefined && Number.isInteger(rounds) && rounds >= 1;
    count = isFitting && rounds <= MOST_ROUNDS ? rounds : undefined;
    if (input.value === '') count = COUNTS[0];
    mark();
  });
  const element = html(
    'div',
    { class: 'autosheet__counts', role: 'group', 'aria-label': words('howMany') },
    ...buttons,
    input,
  );
  return { element, count: () => count, mark };
}

/** One stop: a switch, and the amount where it has one. */
function createStop(
  { format }: AutoplayFrame,
  words: Words,
  stop: { key: Stop | 'feature'; isOn: boolean; firstMinor?: number },
  onChange: () => void,
) {
  const id = `autosheet-${(sheetCount += 1)}`;
  const name = words(stop.key);
  const box = html('input', { type: 'checkbox', id });
  box.checked = stop.isOn;
  const amount = html('input', {
    class: 'num',
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-label': words('amountOf', { name }),
  });
  if (stop.firstMinor !== undefined) amount.value = format.money(stop.firstMinor);
  const minor = () => format.readAmount(amount.value);
  const isBad = () => box.checked && stop.firstMinor !== undefined && !((minor() ?? 0) > 0);
  function show(): void {
    amount.disabled = !box.checked;
    amount.setAttribute('aria-invalid', String(isBad()));
    onChange();
  }
  box.addEventListener('change', show);
  amount.addEventListener('input', show);
  amount.addEventListener('focus', () => amount.select());
  const element = html(
    'div',
    { class: 'autosheet__stop' },
    box,
    html('label', { for: id }, name),
    stop.firstMinor === undefined ? undefined : amount,
  );
  return {
    element,
    isOn: () => box.checked,
    minor: () => (box.checked ? minor() : undefined),
    isBad,
    show,
  };
}

function createStops(
  frame: AutoplayFrame,
  words: Words,
  options: SheetOptions,
  onChange: () => void,
) {
  const amounts = (['loss', 'gain', 'win'] as const).map((key) => ({
    key,
    row: createStop(
      frame,
      words,
      { key, isOn: key === 'loss', firstMinor: FIRST[key] * options.stakeMinor },
      onChange,
    ),
  }));
  const feature = options.hasFeature
    ? createStop(frame, words, { key: 'feature', isOn: true }, onChange)
    : undefined;
  const rowOf = (key: Stop) => amounts.find((one) => one.key === key)?.row;
  return {
    rows: [...amounts.map(({ row }) => row), ...(feature === undefined ? [] : [feature])],
    lossMinor: () => rowOf('loss')?.minor(),
    plan(count: number): AutoplayPlan {
      const [lossMinor, gainMinor, winMinor] = [rowOf('loss'), rowOf('gain'), rowOf('win')].map(
        (row) => row?.minor(),
      );
      return {
        count,
        ...(lossMinor === undefined ? {} : { lossMinor }),
        ...(gainMinor === undefined ? {} : { gainMinor }),
        ...(winMinor === undefined ? {} : { winMinor }),
        stopsAtFeature: feature?.isOn() ?? false,
      };
    },
  };
}

/** Opens the sheet in which a run is set up. Nothing is bet before its start button is pressed. */
export function openAutoplaySheet(frame: AutoplayFrame, options: SheetOptions): void {
  const { format } = frame;
  const { stakeMinor } = options;
  const words = createWords(frame.state.language);
  const { dialog, close, open } = createDialog(words('title'), frame.words('app.close'));
  const cost = html('p', { class: 'autosheet__cost num', role: 'status' });
  const start = button({ class: 'go' }, begin);
  const counts = createCounts(frame, words, show);
  const stops = createStops(frame, words, options, show);

  function faultOf(): string | undefined {
    if (counts.count() === undefined)
      return words('badCount', { most: format.digits(MOST_ROUNDS) });
    if (stops.rows.some((row) => row.isBad())) return words('badAmount');
    const loss = stops.lossMinor();
    return loss !== undefined && loss < stakeMinor ? words('lossBelowStake') : undefined;
  }
  function show(): void {
    const fault = faultOf();
    const count = counts.count() ?? 0;
    const loss = stops.lossMinor();
    const blanks = {
      count: format.digits(count),
      sum: format.money(count * stakeMinor),
      loss: format.money(loss ?? 0),
      stake: format.money(stakeMinor),
    };
    const isBound = loss !== undefined && loss < count * stakeMinor;
    const text = `${words(isBound ? 'cost' : 'costAll', blanks)} ${words('bound')}`;
    if (fault === undefined && cost.textContent !== text) cost.textContent = text;
    start.textContent = fault ?? words('start', blanks);
    start.setAttribute('aria-disabled', String(fault !== undefined));
  }
  function begin(): void {
    const count = counts.count();
    if (faultOf() !== undefined || count === undefined) return;
    const plan = stops.plan(count);
    close.click();
    options.onStart(plan);
  }
  dialog.classList.add('autosheet');
  dialog.append(
    html('header', {}, html('h2', {}, words('title')), close),
    html('h3', {}, words('howMany')),
    counts.element,
    html('h3', {}, words('stops')),
    ...stops.rows.map(({ element }) => element),
    cost,
    html(
      'div',
      { class: 'autosheet__acts' },
      button({ class: 'go go--calm' }, () => close.click(), words('cancel')),
      start,
    ),
  );
  for (const row of stops.rows) row.show();
  counts.mark();
  dialog.addEventListener('close', () => dialog.remove());
  // A browser without the element sends no such event.
  close.addEventListener('click', () => setTimeout(() => dialog.remove()));
  document.body.append(dialog);
  open();
}
