import { NOTE_KINDS, TAG_OWNERS } from '@maidan/contract/constants';
import { MEMBER, SITE, memberPath, queryOf, segment } from './console-command.ts';
import type { ConsoleCommand } from './console-command.ts';

type Args = Readonly<Record<string, string>>;

const TAG = { tag: 'the id of a tag, as tags shows it' } as const;
const ABOUT = {
  bn: 'what it is called in Bengali',
  en: 'what it is called in English',
  meaning: 'what it says of a member',
  ownerKind: `who answers for it: ${TAG_OWNERS.join(' or ')}`,
  owner: 'the name of the role, or the id of the operator',
} as const;
const WHY = { reason: 'why, in words that operators read' } as const;
const KIND = { kind: `one of ${NOTE_KINDS.join(', ')}` } as const;
const NOTE = { ...MEMBER, ...KIND, note: 'the id of a note, as notes shows it' } as const;
const YES_OR_NO = 'yes or no';

const tagsPath = ({ site }: Args) => `/sites/${segment(site)}/tags`;
const tagPath = (args: Args) => `${tagsPath(args)}/${segment(args['tag'])}`;
const notesPath = (args: Args) => `${memberPath(args)}/notes/${segment(args['kind'])}`;
const notePath = (args: Args) => `${notesPath(args)}/${segment(args['note'])}`;

/** Name, meaning and owner of a tag, as far as they are given. */
const aboutOf = ({ bn, en, meaning, ownerKind, owner }: Args) => ({
  ...(bn === undefined && en === undefined ? {} : { name: { bn, en } }),
  ...(meaning === undefined ? {} : { meaning }),
  ...(owner === undefined ? {} : { owner: { kind: ownerKind, id: owner } }),
});

const TAG_COMMANDS: Readonly<Record<string, ConsoleCommand>> = {
  tags: {
    summary: 'the tags of a site with meaning and owner',
    options: { ...SITE, state: 'standing or retired; standing unless given' },
    optional: ['state'],
    callOf: (args) => ({ method: 'GET', path: `${tagsPath(args)}?${queryOf(['state'], args)}` }),
  },
  'tag-create': {
    summary: 'make a tag of a site',
    options: { ...SITE, tag: 'its id: a-z, 0-9 and -', ...ABOUT, ...WHY },
    callOf: (args) => ({
      method: 'POST',
      path: tagsPath(args),
      body: { tag: args['tag'], ...aboutOf(args), reason: args['reason'] },
    }),
  },
  'tag-change': {
    summary: 'change name, meaning or owner of a tag',
    options: { ...SITE, ...TAG, version: 'as tags shows it', ...ABOUT, ...WHY },
    optional: Object.keys(ABOUT),
    callOf: (args) => ({
      method: 'POST',
      path: tagPath(args),
      body: { version: Number(args['version']), ...aboutOf(args), reason: args['reason'] },
    }),
  },
  'tag-retire': {
    summary: 'retire a tag, so that no member has it any more',
    options: { ...SITE, ...TAG, ...WHY },
    callOf: (args) => ({
      method: 'POST',
      path: `${tagPath(args)}/retirement`,
      body: { reason: args['reason'] },
    }),
  },
  'give-tag': {
    summary: 'give a member a tag',
    options: { ...MEMBER, ...TAG, ...WHY },
    callOf: ({ tag, reason, ...args }) => ({
      method: 'POST',
      path: `${memberPath(args)}/tags`,
      body: { tag, reason },
    }),
  },
  'remove-tag': {
    summary: 'take a tag from a member',
    options: { ...MEMBER, ...TAG, ...WHY },
    callOf: ({ tag, reason, ...args }) => ({
      method: 'POST',
      path: `${memberPath(args)}/tags/${segment(tag)}/removal`,
      body: { reason },
    }),
  },
};

const NOTE_FILTERS = ['state', 'cursor'] as const;

const NOTE_COMMANDS: Readonly<Record<string, ConsoleCommand>> = {
  notes: {
    summary: 'the notes of one kind on a member',
    options: {
      ...MEMBER,
      ...KIND,
      state: 'all, standing, pinned or struck; all unless given',
      cursor: 'next of the page before',
    },
    optional: NOTE_FILTERS,
    callOf: (args) => ({
      method: 'GET',
      path: `${notesPath(args)}?${queryOf(NOTE_FILTERS, args)}`,
    }),
  },
  'write-note': {
    summary: 'write a note on a member, who never reads it',
    options: { ...MEMBER, ...KIND, text: 'the note', pinned: YES_OR_NO },
    optional: ['pinned'],
    callOf: ({ text, pinned, ...args }) => ({
      method: 'POST',
      path: notesPath(args),
      body: { text, isPinned: pinned === 'yes' },
    }),
  },
  'pin-note': {
    summary: 'pin a note to the page of its member, or take the pin out',
    options: { ...NOTE, pinned: YES_OR_NO },
    callOf: ({ pinned, ...args }) => ({
      method: 'POST',
      path: `${notePath(args)}/pin`,
      body: { isPinned: pinned === 'yes' },
    }),
  },
  'strike-note': {
    summary: 'strike a note; it stays readable with the reason',
    options: { ...NOTE, ...WHY },
    callOf: ({ reason, ...args }) => ({
      method: 'POST',
      path: `${notePath(args)}/strike`,
      body: { reason },
    }),
  },
};

/** The commands of tags and notes. */
export const MARK_COMMANDS: Readonly<Record<string, ConsoleCommand>> = {
  ...TAG_COMMANDS,
  ...NOTE_COMMANDS,
};
