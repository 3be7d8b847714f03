import { AppError, consoleContract } from '@maidan/contract';
import type { NoteKind } from '@maidan/contract/constants';
import { bindConsole, recordAct } from '#modules/operators/index.ts';
import type { ConsoleRouter, TrailAct, TrailActor } from '#modules/operators/index.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import { keysetPage, keysetRead } from '#platform/http/keyset-page.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';
import { requireMember } from '../page/member-page.ts';
import { noteStore } from './note.store.ts';
import type { NoteRow } from './note.tables.ts';
import { noteView } from './note.view.ts';

const DONE = { value: true } as const;

/** The endpoints of each kind: they have one shape, and permissions of their own. */
const ENDPOINTS = {
  service: {
    list: consoleContract.listServiceNotes,
    write: consoleContract.writeServiceNote,
    pin: consoleContract.pinServiceNote,
    strike: consoleContract.strikeServiceNote,
  },
  payments: {
    list: consoleContract.listPaymentsNotes,
    write: consoleContract.writePaymentsNote,
    pin: consoleContract.pinPaymentsNote,
    strike: consoleContract.strikePaymentsNote,
  },
  safety: {
    list: consoleContract.listSafetyNotes,
    write: consoleContract.writeSafetyNote,
    pin: consoleContract.pinSafetyNote,
    strike: consoleContract.strikeSafetyNote,
  },
} as const satisfies Record<NoteKind, object>;

/** What notes on members need. */
export interface NotesConsoleDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Pick<Random, 'id'>;
}

/** Which note of which member, and who acts on it. */
interface NoteAct {
  readonly siteId: string;
  readonly memberId: string;
  readonly kind: NoteKind;
  readonly noteId: string;
  readonly by: TrailActor;
}

/** Binds the notes on members: each kind is listed, written, pinned and struck (OPS-46). */
export function bindNotes(router: ConsoleRouter, deps: NotesConsoleDeps): void {
  bindKind(router, deps, 'service');
  bindKind(router, deps, 'payments');
  bindKind(router, deps, 'safety');
}

function bindKind(router: ConsoleRouter, deps: NotesConsoleDeps, kind: NoteKind): void {
  const { db } = deps;
  const { list, write, pin, strike } = ENDPOINTS[kind];
  bindConsole(router, list, async ({ params, query }) => {
    const { site: siteId, memberId } = params;
    await requireMember(db, siteId, memberId);
    const which = { memberId, kind, state: query.state };
    const rows = await noteStore(db, siteId).list(which, keysetRead(query));
    const { shown, next } = keysetPage(rows, query, ({ writtenAt, noteId }) => ({
      at: writtenAt,
      id: noteId,
    }));
    return { list: shown.map(noteView), ...next };
  });
  bindConsole(router, write, async ({ params, body, actor }) => {
    const { site: siteId, memberId } = params;
    await requireMember(db, siteId, memberId);
    const act = { siteId, memberId, kind, noteId: deps.random.id(), by: actor };
    await writeNote(deps, act, body);
    return { value: { noteId: act.noteId } };
  });
  bindConsole(router, pin, async ({ params, body, actor }) => {
    const { site: siteId, memberId, noteId } = params;
    await pinNote(deps, { siteId, memberId, kind, noteId, by: actor }, body.isPinned);
    return DONE;
  });
  bindConsole(router, strike, async ({ params, body: { reason }, actor }) => {
    const { site: siteId, memberId, noteId } = params;
    await strikeNote(deps, { siteId, memberId, kind, noteId, by: { ...actor, reason } }, reason);
    return DONE;
  });
}

function writeNote(
  deps: NotesConsoleDeps,
  act: NoteAct,
  { text, isPinned }: Pick<NoteRow, 'text' | 'isPinned'>,
): Promise<void> {
  const { siteId, memberId, kind, noteId, by } = act;
  return deps.db.transaction(async (tx) => {
    const written = { writtenAt: deps.clock.now(), writtenBy: by.operatorId };
    await noteStore(tx, siteId).insert({ noteId, memberId, kind, text, isPinned, ...written });
    await enter(tx, deps, act, { before: {}, after: stateOf({ isPinned }) });
  });
}

function pinNote(deps: NotesConsoleDeps, act: NoteAct, isPinned: boolean): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const row = await held(tx, act);
    if (row.isPinned === isPinned) return;
    await noteStore(tx, act.siteId).write(act.noteId, { isPinned });
    await enter(tx, deps, act, { before: stateOf(row), after: stateOf({ isPinned }) });
  });
}

function strikeNote(deps: NotesConsoleDeps, act: NoteAct, struckReason: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const row = await held(tx, act);
    const struck = { struckAt: deps.clock.now(), struckBy: act.by.operatorId, struckReason };
    await noteStore(tx, act.siteId).write(act.noteId, { isPinned: false, ...struck });
    await enter(tx, deps, act, { before: stateOf(row), after: { state: 'struck' } });
  });
}

/** A note that stands, locked until the transaction ends. @throws AppError operators.unknown_target, operators.note_struck */
async function held(
  tx: Transaction,
  { siteId, memberId, kind, noteId }: NoteAct,
): Promise<NoteRow> {
  const row = await noteStore(tx, siteId).hold(noteId);
  if (row?.memberId !== memberId || row.kind !== kind)
    throw new AppError('operators.unknown_target');
  if (row.struckAt !== null) throw new AppError('operators.note_struck');
  return row;
}

const stateOf = ({ isPinned }: Pick<NoteRow, 'isPinned'>) => ({
  state: isPinned ? 'pinned' : 'standing',
});

/** The entry names the note and never its words, which are for those alone who may read its kind. */
function enter(
  tx: Transaction,
  { clock }: NotesConsoleDeps,
  { siteId, memberId, kind, noteId, by }: NoteAct,
  change: Pick<TrailAct, 'before' | 'after'>,
): Promise<void> {
  return recordAct(tx, clock, {
    siteId,
    via: 'console',
    permission: `${kind}_notes.write`,
    target: `member:${memberId}`,
    before: change.before,
    after: { note: noteId, ...change.after },
    by,
  });
}
