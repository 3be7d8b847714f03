import { z } from '@hono/zod-openapi';
import { NOTE_KINDS } from '../../constants.ts';
import type { NoteKind } from '../../constants.ts';
import { AT, DONE } from '../../document/example-shapes.ts';
import { momentSchema } from '../../shapes.ts';
import { defineConsoleEndpoint } from '../console-endpoint.ts';
import { doneReply, pageLimit, reasonText, siteParam } from '../console-shapes.ts';

const NOTE_STATES = ['all', 'standing', 'pinned', 'struck'] as const;
const EXAMPLE = { site: 'khela', memberId: 'm-1' };
const NOTE = { noteId: 'n-1', text: 'Prefers to be called.', isPinned: true };
const ONE = { ...EXAMPLE, noteId: NOTE.noteId };
const params = z.object({ site: siteParam, memberId: z.string().min(1).max(64) });
const noteParams = params.extend({ noteId: z.string().min(1).max(64) });

/** A note of operators on a member; the member never reads it. */
export const noteSchema = z.object({
  noteId: z.string(),
  kind: z.enum(NOTE_KINDS),
  text: z.string(),
  isPinned: z.boolean().openapi({ description: 'It stands on the page of the member' }),
  writtenAt: momentSchema,
  writtenBy: z.string().openapi({ description: 'The id of the operator' }),
  struckAt: momentSchema.optional(),
  struckBy: z.string().optional(),
  struckReason: z.string().optional(),
});

/** Each kind of notes has an address and permissions of its own, so that each is seen by permission (OPS-46). */
const of = (kind: NoteKind) =>
  ({
    path: `/console/v1/sites/{site}/members/{memberId}/notes/${kind}`,
    read: `${kind}_notes.read`,
    write: `${kind}_notes.write`,
  }) as const;

const listOf = (kind: NoteKind) =>
  defineConsoleEndpoint({
    method: 'get',
    path: of(kind).path,
    summary: `The notes on a member about ${kind}, the newest first`,
    permission: of(kind).read,
    request: {
      params,
      query: z.object({
        state: z.enum(NOTE_STATES).default('all'),
        cursor: z.string().max(200).optional(),
        limit: pageLimit,
      }),
    },
    reply: z.object({ list: z.array(noteSchema), next: z.string().optional() }),
    errors: ['operators.unknown_target'],
    example: {
      parameters: EXAMPLE,
      reply: { list: [{ ...NOTE, kind, writtenAt: AT, writtenBy: 'op-1' }] },
    },
  });

const writeOf = (kind: NoteKind) =>
  defineConsoleEndpoint({
    method: 'post',
    path: of(kind).path,
    summary: `Writes a note on a member about ${kind}`,
    permission: of(kind).write,
    request: {
      params,
      body: z.object({
        text: z.string().trim().min(1).max(2000),
        isPinned: z.boolean().default(false),
      }),
    },
    reply: z.object({ value: z.object({ noteId: z.string() }) }),
    errors: ['operators.unknown_target'],
    example: {
      parameters: EXAMPLE,
      request: { text: NOTE.text, isPinned: true },
      reply: { value: { noteId: NOTE.noteId } },
    },
  });

const pinOf = (kind: NoteKind) =>
  defineConsoleEndpoint({
    method: 'post',
    path: `${of(kind).path}/{noteId}/pin`,
    summary: `Pins a note about ${kind} to the page of its member, or takes the pin out`,
    permission: of(kind).write,
    request: { params: noteParams, body: z.object({ isPinned: z.boolean() }) },
    reply: doneReply,
    errors: ['operators.unknown_target', 'operators.note_struck'],
    example: { parameters: ONE, request: { isPinned: true }, reply: DONE },
  });

const strikeOf = (kind: NoteKind) =>
  defineConsoleEndpoint({
    method: 'post',
    path: `${of(kind).path}/{noteId}/strike`,
    summary: `Strikes a note about ${kind} with a reason; it is never deleted`,
    permission: of(kind).write,
    request: { params: noteParams, body: z.object({ reason: reasonText }) },
    reply: doneReply,
    errors: ['operators.unknown_target', 'operators.note_struck'],
    example: { parameters: ONE, request: { reason: 'It was of another member.' }, reply: DONE },
  });

/** Lists the notes on a member about service (OPS-46). */
export const listServiceNotes = listOf('service');
/** Writes a note on a member about service (OPS-46). */
export const writeServiceNote = writeOf('service');
/** Pins a note about service, or takes the pin out (OPS-46). */
export const pinServiceNote = pinOf('service');
/** Strikes a note about service (OPS-46). */
export const strikeServiceNote = strikeOf('service');
/** Lists the notes on a member about payments (OPS-46). */
export const listPaymentsNotes = listOf('payments');
/** Writes a note on a member about payments (OPS-46). */
export const writePaymentsNote = writeOf('payments');
/** Pins a note about payments, or takes the pin out (OPS-46). */
export const pinPaymentsNote = pinOf('payments');
/** Strikes a note about payments (OPS-46). */
export const strikePaymentsNote = strikeOf('payments');
/** Lists the notes on a member about safety (OPS-46). */
export const listSafetyNotes = listOf('safety');
/** Writes a note on a member about safety (OPS-46). */
export const writeSafetyNote = writeOf('safety');
/** Pins a note about safety, or takes the pin out (OPS-46). */
export const pinSafetyNote = pinOf('safety');
/** Strikes a note about safety (OPS-46). */
export const strikeSafetyNote = strikeOf('safety');
