import { z } from '@hono/zod-openapi';
import { MODULE_ID } from '../constants.ts';
import { defineEndpoint } from '../document/endpoint.ts';
import { AT, HUMAN_CHECK, SESSION } from '../document/example-shapes.ts';
import { PATHS } from '../paths.ts';
import { momentSchema } from '../shapes.ts';

/**
 * Opens a trial account (API-08). `customerType` is the type of the session (SESS-02). A caller with a session must be of
 * a type that may use free play (FREE-04).
 */
export const startFreePlay = defineEndpoint({
  noun: 'trial',
  method: 'post',
  path: PATHS.account.freePlay,
  summary: 'Opens a session of a trial user',
  request: {
    body: z.object({
      humanCheck: z.string().max(8192).optional(),
      language: z.string().max(8).optional(),
    }),
  },
  reply: z.object({
    value: z.object({
      token: z.string(),
      merchantCode: z.string(),
      userName: z.string(),
      customerType: z.int(),
    }),
  }),
  errors: ['auth.human_check_failed', 'auth.trial_unavailable', 'games.free_play_refused'],
  options: { access: 'public', issuesSession: true, moduleId: MODULE_ID.freePlay },
  example: {
    request: { humanCheck: HUMAN_CHECK, language: 'bn' },
    reply: {
      value: {
        token: SESSION.token,
        merchantCode: 'LOBBY',
        userName: 'guest-4821',
        customerType: 40,
      },
    },
  },
});

/** Reads the trial user of the session (API-09). */
export const readTrialUser = defineEndpoint({
  noun: 'trial',
  method: 'get',
  path: PATHS.account.trialUser,
  summary: 'The trial user of the session',
  reply: z.object({
    value: z.object({
      userName: z.string(),
      customerType: z.int(),
      endsAt: momentSchema,
    }),
  }),
  errors: ['session.role'],
  options: { access: 'session' },
  example: {
    reply: { value: { userName: 'guest-4821', customerType: 40, endsAt: AT } },
  },
});
