import { FOUR_EYES_KINDS, PROPOSAL_STATES } from '@maidan/contract/constants';
import { readSettingValue } from '@maidan/site/setting-value';
import { SITE, SITE_OR_ALL, queryOf, segment } from './console-command.ts';
import type { ConsoleCommand } from './console-command.ts';

const WHICH = { ...SITE_OR_ALL, proposal: 'the id of a proposal' } as const;
const WHY = { reason: 'why, in words that operators read' } as const;

type Args = Readonly<Record<string, string>>;
const pathOf = ({ site, proposal }: Args) =>
  `/sites/${segment(site)}/proposals/${segment(proposal)}`;

/** The commands of proposals, and of acts that are proposals where the site says so. */
export const PROPOSAL_COMMANDS: Readonly<Record<string, ConsoleCommand>> = {
  overview: {
    summary: 'what is wrong with a site, and how many proposals wait there',
    options: SITE,
    callOf: ({ site }) => ({ method: 'GET', path: `/sites/${segment(site)}/overview` }),
  },
  proposals: {
    summary: 'the proposals of a site, the newest first',
    options: {
      ...SITE_OR_ALL,
      state: `one of ${PROPOSAL_STATES.join(', ')}`,
      kind: `one of ${FOUR_EYES_KINDS.join(', ')}`,
      of: 'mine or others',
      cursor: 'next of the page before',
    },
    optional: ['state', 'kind', 'of', 'cursor'],
    callOf: (args) => ({
      method: 'GET',
      path: `/sites/${segment(args['site'])}/proposals?${queryOf(['state', 'kind', 'of', 'cursor'], args)}`,
    }),
  },
  'proposal-counts': {
    summary: 'how many proposals wait, and how many of yours were decided unseen',
    options: SITE_OR_ALL,
    callOf: ({ site }) => ({ method: 'GET', path: `/sites/${segment(site)}/proposals/counts` }),
  },
  proposal: {
    summary: 'a proposal with the exact act, and its hash',
    options: WHICH,
    callOf: (args) => ({ method: 'GET', path: pathOf(args) }),
  },
  approve: {
    summary: 'approve a proposal, which carries its act out',
    options: { ...WHICH, hash: 'its hash, as proposal shows it' },
    callOf: ({ hash, ...args }) => ({
      method: 'POST',
      path: `${pathOf(args)}/approval`,
      body: { hash },
    }),
  },
  reject: {
    summary: 'reject a proposal of somebody else',
    options: { ...WHICH, ...WHY },
    callOf: ({ reason, ...args }) => ({
      method: 'POST',
      path: `${pathOf(args)}/rejection`,
      body: { reason },
    }),
  },
  withdraw: {
    summary: 'take an own proposal back',
    options: { ...WHICH, ...WHY },
    callOf: ({ reason, ...args }) => ({
      method: 'POST',
      path: `${pathOf(args)}/withdrawal`,
      body: { reason },
    }),
  },
  grant: {
    summary: 'grant a role to an operator, which a second one approves',
    options: {
      ...SITE_OR_ALL,
      mail: 'the address of the operator',
      role: 'a role',
      until: 'a moment, such as 2026-12-24T18:00:00Z',
      ...WHY,
    },
    optional: ['until'],
    callOf: ({ site, ...body }) => ({
      method: 'POST',
      path: `/sites/${segment(site)}/operators/grants`,
      body,
    }),
  },
  'change-setting': {
    summary: 'change one setting of a site',
    options: { ...SITE, setting: 'dotted, as retention.chatDays', value: 'the value', ...WHY },
    callOf: ({ site, setting = '', value = '', reason }) => ({
      method: 'POST',
      path: `/sites/${segment(site)}/settings`,
      body: { setting, value: readSettingValue(setting, value), reason },
    }),
  },
  'release-settlement': {
    summary: 'let a settlement be paid that waited for an operator',
    options: { ...SITE, settlement: 'its id', ...WHY },
    callOf: ({ site, settlement, reason }) => ({
      method: 'POST',
      path: `/sites/${segment(site)}/settlements/${segment(settlement)}/release`,
      body: { reason },
    }),
  },
};
