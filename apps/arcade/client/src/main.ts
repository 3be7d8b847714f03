import { button, html } from './dom.ts';
import { explain, frameError, type FrameError } from './errors.ts';
import { showFairness } from './fair/sheet.ts';
import { createFormat } from './format.ts';
import { createFrame, type Frame } from './frame.ts';
import { openingMessages, openLobby } from './lobby.ts';
import { readAddress } from './opening.ts';
import { createRules, type GameRules } from './rules.ts';
import { createServer, type State } from './server.ts';
import { createSound } from './senses/sound.ts';
import { applyTheme } from './theme.ts';
import { CLIENT_ROOMS, type RoomModule } from './games/rooms.ts';
import { showVisit } from './visit/sheet.ts';
import { createWords, isWordKey, shownLanguage } from './words/texts.ts';

const root = document.querySelector<HTMLElement>('#game') ?? document.body;

/** The game of the document. A document of another game, or of none, gives way to the right one. */
async function loadRoom({ room }: State): Promise<RoomModule> {
  const load = CLIENT_ROOMS[room];
  if (load !== undefined) return load();
  const query = new URLSearchParams(location.search);
  // Coming here twice means that the server has no such document.
  if (query.get('room') === room) throw frameError('game_disabled');
  query.set('room', room);
  location.replace(`?${query.toString()}${location.hash}`);
  return new Promise(() => {});
}

/** Full-page error: says what happened and offers a way on. */
function showFault(error: unknown, language: string): void {
  const words = createWords(language);
  const hasEnded = (error as FrameError).code === 'session_ended';
  const title = words(hasEnded ? 'error.title.session' : 'error.title.load');
  const retry = button({ class: 'btn' }, () => void open(), words('app.retry'));
  root.removeAttribute('aria-busy');
  root.replaceChildren(
    html(
      'div',
      { class: 'full', role: 'alert' },
      html('h1', {}, title),
      html('p', {}, explain(error, words)),
      hasEnded ? undefined : retry,
    ),
  );
}

/** Says before the first round that another game is played in place of this title. */
function announceStandIn({ state, words, warn }: Frame): void {
  const game = `standIn.${state.room}`;
  if (!state.isOwn && isWordKey(game))
    warn(words('standIn.text', { title: state.title, game: words(game) }), false);
}

/** Puts the game on the page; the returned function reports whether the server is reached. */
function show(
  state: State,
  room: RoomModule,
  server: ReturnType<typeof createServer>,
  trouble: HTMLElement,
): (isLost: boolean) => void {
  const words = createWords(state.language);
  applyTheme(state.theme);
  document.documentElement.lang = shownLanguage(state.language);
  document.title = state.title;
  root.setAttribute('aria-label', state.title);
  trouble.textContent = words('app.reconnecting');
  let openRules: (() => void) | undefined;
  let rules: GameRules | undefined;
  // A stake that is still being taken cannot be resumed: its play is sent again.
  let isRoundOpen = state.underWay.some(({ status }) => status === 'open');
  const lobby = openLobby(state.lobbyOrigin, {
    isRoundOpen: () => isRoundOpen,
    onRefreshBalance: () => {
      server.balance().then(
        ({ balanceMinor }) => frame.setBalance(balanceMinor),
        (error: unknown) => frame.warnOf(error),
      );
    },
  });
  const tell: typeof lobby.tell = (message) => {
    if (message.type === 'round-open') isRoundOpen = true;
    if (message.type === 'round-closed') isRoundOpen = false;
    lobby.tell(message);
  };
  const frame = createFrame(
    {
      state,
      words,
      format: createFormat(state.currency, state.digits),
      server,
      sound: createSound(state.chosen.isSoundOn, room.tones),
      lobby: { tell, onHold: lobby.onHold },
    },
    {
      root,
      onRules() {
        if (rules === undefined) return;
        openRules ??= createRules(frame, rules);
        openRules();
      },
      onFairness: () => (rules?.fairness === undefined ? showFairness(frame) : rules.fairness()),
      onStats: () => showVisit(frame),
    },
  );
  rules = room.startRoom(frame);
  announceStandIn(frame);
  root.append(trouble);
  for (const message of openingMessages(frame.balanceMinor(), isRoundOpen)) tell(message);
  return (isLost) => tell({ type: isLost ? 'connection-lost' : 'connection-back' });
}

/**
 * Asks for the Bengali letters and digits at once: by itself a browser asks for one font when another has come without the
 * letter. Without them the text stands in a font of the phone.
 */
function askForFonts(language: string): void {
  if (shownLanguage(language) === 'bn')
    document.fonts.load('1em "Anek Bangla"', 'অ০').catch(() => undefined);
}

async function open(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const language = query.get('lang') ?? 'en';
  applyTheme({ mode: query.get('mode') ?? 'dark' });
  document.documentElement.lang = shownLanguage(language);
  askForFonts(language);
  root
    .querySelector('.stage--wait')
    ?.append(html('p', { class: 'stage__wait' }, createWords(language)('app.loading')));
  const trouble = html('p', { class: 'note trouble', role: 'status', hidden: true });
  let onTrouble: ((isLost: boolean) => void) | undefined;
  const server = createServer(readAddress(location.hash), (isLost) => {
    if (trouble.hidden !== isLost) return;
    trouble.hidden = !isLost;
    onTrouble?.(isLost);
  });
  try {
    const state = await server.open();
    onTrouble = show(state, await loadRoom(state), server, trouble);
  } catch (error) {
    showFault(error, language);
  }
}

void open();
