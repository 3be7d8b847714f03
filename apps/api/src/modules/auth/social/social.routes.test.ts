import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '#platform/database/connection.ts';
import { sql } from 'drizzle-orm';
import { memberOf, register, registration } from '../../../testing/members.ts';
import { mobileMemberOf } from '../../../testing/phone.ts';
import { startSocialIssuer } from '../../../testing/social-issuer.ts';
import type { SocialIssuer } from '../../../testing/social-issuer.ts';
import {
  callbackOf,
  configure,
  finish,
  SECRET_ENV,
  set,
  signIn,
  start,
  visit,
} from '../../../testing/social.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestAnswer, TestApp } from '../../../testing/test-app.ts';
import { memberStore } from '#modules/member/index.ts';
import { socialSignIns } from '#providers/social/social-sign-ins.ts';
import { socialStore } from './social.store.ts';

const TEN_MINUTES_MS = 600_000;
const secretOf = (name: string) => (name === SECRET_ENV ? 'the client secret' : undefined);
let app: TestApp;
let issuer: SocialIssuer;

beforeAll(async () => {
  issuer = await startSocialIssuer();
  app = await openTestApp({
    signIns: socialSignIns({ secretOf, allowsHttp: true, now: () => Date.now() }),
  });
  for (const site of ['first', 'second'] as const) await configure(app, issuer.issuer, { site });
});
beforeEach(() => issuer.setPerson({ sub: 'nobody yet' }));
afterEach(() => issuer.server.service.removeAllListeners('beforeResponse'));
afterAll(async () => {
  await app.close();
  await issuer.stop();
});

/** Registers a member with the ticket of a sign-in. */
async function newcomer(sub: string, username: string): Promise<TestAnswer> {
  issuer.setPerson({ sub });
  const ticket = (await signIn(app)).body.value.ticket as string;
  return register(app, { ...registration(username), socialTicket: ticket });
}

const code = (answer: TestAnswer) => answer.body.code as string;

describe('signing in with a provider', () => {
  it('LOGIN-05 the button leads to the provider’s page with state, nonce and a PKCE challenge', async () => {
    const { body } = await start(app);
    const url = new URL(body.value.url);
    expect(url.origin + url.pathname).toBe(`${issuer.issuer}/authorize`);
    const asked = Object.fromEntries(url.searchParams);
    expect(asked).toMatchObject({
      client_id: 'the-site',
      response_type: 'code',
      redirect_uri: callbackOf(),
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(asked[name]).toMatch(/^[A-Za-z0-9_-]{43}$/);
    }
    expect(JSON.stringify(body)).not.toContain('the client secret');
  });

  it('LOGIN-05 a member who registered with the account is signed in, and has a session', async () => {
    expect((await newcomer('person-a', 'social_a')).status).toBe(200);
    const { status, body } = await signIn(app);
    expect(status).toBe(200);
    expect(body.value).toMatchObject({ userName: 'social_a', type: 0, firstTimeLogin: false });
    const me = await app.get('/member/info', { token: body.value.token });
    expect(me.status).toBe(200);
  });

  it('an unknown person gets a ticket to register with, and the data that the provider gave', async () => {
    issuer.setPerson({ sub: 'new', name: ' Rafi\u0000 ', email: 'r@mail.example' });
    const { status, body } = await signIn(app);
    expect([status, body.code]).toEqual([409, 'auth.social_new']);
    expect(body.value).toEqual({
      ticket: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      name: 'Rafi',
      email: 'r@mail.example',
    });
    issuer.setPerson({
      sub: 'new',
      name: 'x'.repeat(65),
      email: 'r@m.example',
      email_verified: false,
    });
    expect(Object.keys((await signIn(app)).body.value)).toEqual(['ticket']);
  });

  it('a member with the same e-mail address is not linked silently', async () => {
    await memberOf(app, 'same_mail');
    const owner = await memberStore(app.db, 'first').findByAccount('same_mail');
    await memberStore(app.db, 'first').setEmail(owner?.memberId ?? '', 'same@mail.example');
    issuer.setPerson({ sub: 'same', email: 'same@mail.example', email_verified: true });
    expect(code(await signIn(app))).toBe('auth.social_new');
  });

  it('a blocked member is refused, and so is a member type without an account', async () => {
    await newcomer('person-b', 'social_b');
    const members = memberStore(app.db, 'first');
    const owner = await members.findByAccount('social_b');
    await members.setStatus(owner?.memberId ?? '', 'blocked');
    expect(code(await signIn(app))).toBe('auth.account_disabled');
    await members.setStatus(owner?.memberId ?? '', 'active');
    await app.db.execute(sql`UPDATE member SET type = 40 WHERE account = 'social_b'`);
    expect(code(await signIn(app))).toBe('auth.not_member');
  });

  it('a social account linked on one site is unknown on another', async () => {
    await newcomer('person-c', 'social_c');
    expect(code(await signIn(app, { site: 'second' }))).toBe('auth.social_new');
  });
});

describe('registering with the ticket of a sign-in', () => {
  it('links the account to the new member, by username and by number', async () => {
    expect((await newcomer('person-d', 'social_d')).status).toBe(200);
    issuer.setPerson({ sub: 'person-e' });
    const { ticket } = (await signIn(app)).body.value;
    const none = { socialTicket: ticket, password: '', confirmPassword: '' };
    const made = await mobileMemberOf(app, '01798765401', { change: none });
    expect(made.status).toBe(200);
    const again = (await signIn(app)).body.value;
    expect(again.userName).toBe(made.body.value.userName);
  });

  it('a ticket is valid once, for fifteen minutes and on its own site', async () => {
    issuer.setPerson({ sub: 'person-f' });
    const ticketOf = async () => (await signIn(app)).body.value.ticket as string;
    const used = await ticketOf();
    const first = { ...registration('social_f'), socialTicket: used };
    expect((await register(app, first)).status).toBe(200);
    issuer.setPerson({ sub: 'person-g' });
    const late = await ticketOf();
    const attempts = [
      await register(app, { ...registration('social_f2'), socialTicket: used }),
      await register(
        app,
        { ...registration('social_f2'), socialTicket: await ticketOf() },
        { site: 'second' },
      ),
    ];
    app.clock.moveMs(1.5 * TEN_MINUTES_MS);
    attempts.push(await register(app, { ...registration('social_f2'), socialTicket: late }));
    expect(attempts.map(code)).toEqual(Array(3).fill('auth.social_refused'));
    for (const site of ['first', 'second']) {
      expect(await memberStore(app.db, site).findByAccount('social_f2')).toBeUndefined();
    }
  });

  it('two tickets of one social account create one member', async () => {
    issuer.setPerson({ sub: 'person-h' });
    const tickets = [await signIn(app), await signIn(app)].map(({ body }) => body.value.ticket);
    const names = ['social_h1', 'social_h2'];
    const made = [];
    for (const [index, socialTicket] of tickets.entries()) {
      made.push(await register(app, { ...registration(names[index] ?? ''), socialTicket }));
    }
    expect(made.map(({ status }) => status)).toEqual([200, 400]);
    expect(await memberStore(app.db, 'first').findByAccount('social_h2')).toBeUndefined();
  });
});

describe('a wrong answer of the provider', () => {
  async function begun() {
    const { url, ticket } = (await start(app)).body.value;
    return { url: url as string, ticket: ticket as string, query: await visit(url) };
  }

  it('a ticket is used up by its first answer', async () => {
    const { ticket, query } = await begun();
    expect(code(await finish(app, { ticket, query }))).toBe('auth.social_new');
    expect(code(await finish(app, { ticket, query }))).toBe('auth.social_refused');
  });

  it('a wrong or missing state, another browser’s ticket and a missing ticket are refused', async () => {
    const mine = await begun();
    const stranger = await begun();
    const answers = [
      await finish(app, { ticket: mine.ticket, query: stranger.query }),
      await finish(app, { ticket: stranger.ticket, query: 'code=abc' }),
      await finish(app, { ticket: 'made up', query: mine.query }),
      await finish(app, { ticket: '', query: '' }),
    ];
    expect(answers.map(code)).toEqual(Array(4).fill('auth.social_refused'));
  });

  it('a ticket of another site or another provider is refused', async () => {
    const { ticket, query } = await begun();
    const elsewhere = await finish(app, { ticket, query }, { site: 'second' });
    expect(code(elsewhere)).toBe('auth.social_refused');
    await configure(app, issuer.issuer, { provider: 'facebook' });
    const other = await finish(app, { ticket, query }, { provider: 'facebook' });
    expect(code(other)).toBe('auth.social_refused');
    await set(app, 'first', 'providers.facebook', null);
  });

  it('a ticket that is ten minutes old is refused', async () => {
    const { ticket, query } = await begun();
    app.clock.moveMs(TEN_MINUTES_MS);
    expect(code(await finish(app, { ticket, query }))).toBe('auth.social_refused');
  });

  it('a query in which the provider says no is refused', async () => {
    const { ticket, url } = await begun();
    const { searchParams } = new URL(url);
    const query = `error=access_denied&state=${searchParams.get('state')}`;
    expect(code(await finish(app, { ticket, query }))).toBe('auth.social_refused');
  });

  it.each<[string, Record<string, unknown>]>([
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['another audience', { aud: 'another-site' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['a time that is over', { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ['nobody’s name', { sub: '' }],
  ])('an ID token with %s is refused', async (_name, claims) => {
    const { ticket, query } = await begun();
    issuer.spoilNextToken((payload) => Object.assign(payload, claims));
    expect(code(await finish(app, { ticket, query }))).toBe('auth.social_refused');
  });

  it.each<[string, (token: string) => string | undefined]>([
    ['that nobody signed', (token) => unsigned(token)],
    ['whose signature is another’s', (token) => `${token.slice(0, -8)}AAAAAAAA`],
    ['that is missing', () => undefined],
  ])('an ID token %s is refused', async (_name, change) => {
    const { ticket, query } = await begun();
    issuer.server.service.once('beforeResponse', ({ body }) => {
      body.id_token = change(body.id_token);
    });
    expect(code(await finish(app, { ticket, query }))).toBe('auth.social_refused');
  });

  it('the code of one sign-in is not taken with the ticket of another', async () => {
    const [mine, stranger] = [await begun(), await begun()];
    const query = new URLSearchParams(mine.query);
    query.set('code', new URLSearchParams(stranger.query).get('code') ?? '');
    const answer = await finish(app, { ticket: mine.ticket, query: query.toString() });
    expect(code(answer)).toBe('auth.social_refused');
  });

  it('a sign-in whose answer would go to another origin is refused', async () => {
    for (const redirectUri of [
      'https://evil.example/m/social/google/callback',
      callbackOf('second'),
      callbackOf('first', 'facebook'),
      `${callbackOf()}?next=//evil.example`,
      callbackOf().replace('http:', 'https:'),
    ]) {
      const { body } = await start(app, { redirectUri });
      expect(body).toMatchObject({ code: 'request.invalid', params: { field: 'redirectUri' } });
    }
  });
});

describe('a provider that is not there', () => {
  it('LOGIN-05 a site where the provider is missing or switched off says so', async () => {
    expect(code(await start(app, { provider: 'facebook' }))).toBe('auth.social_unavailable');
    const body = { ticket: 'x', query: '' };
    const finished = await finish(app, body, { provider: 'facebook' });
    expect(code(finished)).toBe('auth.social_unavailable');
    await set(app, 'first', 'whitelabel.GOOGLELOGIN3', false);
    expect(code(await start(app))).toBe('auth.social_unavailable');
    await set(app, 'first', 'whitelabel.GOOGLELOGIN3', true);
    expect((await start(app)).status).toBe(200);
  });

  it.each<[string, Record<string, unknown>]>([
    ['does not answer', { issuer: 'http://127.0.0.1:1' }],
    ['has no discovery document', { path: '/elsewhere' }],
    ['has no secret here', { secretEnv: 'SITE_SECRET_NOT_SET_HERE' }],
  ])('one that %s is unavailable, and the next attempt asks again', async (_name, change) => {
    const { path, ...more } = change;
    await configure(app, `${issuer.issuer}${String(path ?? '')}`, { more });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(code(await start(app))).toBe('server.unavailable');
    }
    await configure(app, issuer.issuer);
    expect((await start(app)).status).toBe(200);
  });

  it('a provider without TLS is not asked in production', async () => {
    const strict = socialSignIns({ secretOf, allowsHttp: false, now: () => Date.now() });
    const settings = { clientId: 'the-site', secretEnv: SECRET_ENV, issuer: issuer.issuer };
    const secrets = { state: 's', nonce: 'n', verifier: 'v'.repeat(43) };
    await expect(strict.begin(settings, callbackOf(), secrets)).rejects.toThrow('discovery');
  });

  it('a redirect to another address is not followed', async () => {
    issuer.server.service.addRoute('GET', '/moved/.well-known/openid-configuration', (_, reply) => {
      reply.writeHead(302, { location: `${issuer.issuer}/.well-known/openid-configuration` }).end();
    });
    await configure(app, `${issuer.issuer}/moved`);
    expect(code(await start(app))).toBe('server.unavailable');
    await configure(app, issuer.issuer);
  });
});

describe('a provider without ID tokens', () => {
  beforeAll(() =>
    configure(app, issuer.issuer, {
      provider: 'facebook',
      more: {
        scope: 'public_profile email',
        tokenEndpoint: `${issuer.issuer}/token`,
        userinfoEndpoint: `${issuer.issuer}/graph/me?fields=id,name,email`,
      },
    }),
  );

  it('is asked at the endpoint that the settings name, and `id` names the person', async () => {
    let asked = '';
    issuer.server.service.addRoute('GET', '/graph/me', ({ url, headers }, reply) => {
      asked = `${url} ${headers.authorization?.split(' ')[0]}`;
      const person = { id: 'graph-1', name: 'Mitu', email: 'm@mail.example' };
      reply.setHeader('content-type', 'application/json').end(JSON.stringify(person));
    });
    const options = { provider: 'facebook' } as const;
    const begun = await start(app, options);
    const { searchParams } = new URL(begun.body.value.url);
    expect(searchParams.get('scope')).toBe('public_profile email');
    expect(searchParams.has('nonce')).toBe(false);
    const { body } = await signIn(app, options);
    expect(body).toMatchObject({ code: 'auth.social_new', value: { name: 'Mitu' } });
    expect(asked).toBe('/graph/me?fields=id,name,email Bearer');
    const made = await register(app, {
      ...registration('social_fb'),
      socialTicket: body.value.ticket,
    });
    expect(made.status).toBe(200);
    expect((await signIn(app, options)).body.value.userName).toBe('social_fb');
    expect(await socialStore(app.db, 'first').findMemberId('google', 'graph-1')).toBeUndefined();
  });
});

describe('what the database stores', () => {
  it('is neither a ticket nor state, nonce or verifier', async () => {
    issuer.setPerson({ sub: 'kept' });
    const begun = (await start(app)).body.value;
    const ended = (await signIn(app)).body.value;
    const kept = await rowsOf(app.db, sql`SELECT * FROM short_lived`);
    const text = JSON.stringify(kept);
    const { searchParams } = new URL(begun.url);
    for (const secret of [
      begun.ticket,
      ended.ticket,
      searchParams.get('state'),
      searchParams.get('nonce'),
    ]) {
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(text).not.toContain(secret);
    }
    expect(text).toContain('social-newcomer:');
  });
});

function unsigned(token: string): string {
  const [, payload] = token.split('.');
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  return `${header}.${payload}.`;
}
