import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { avatars, games, houseNames, vendors, withdrawnTitles } from '@maidan/demo';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { agentContract } from '../modules/agent/agent.tables.ts';
import { gameTable, NO_FILTER } from '../modules/games/index.ts';
import { banner } from '../modules/lobby/lobby.tables.ts';
import { inboxStore, memberStore } from '../modules/member/index.ts';
import { siteStore } from '../modules/site/index.ts';
import { changeSetting } from '../testing/site/change-setting.ts';
import type { OpenDatabase } from '../platform/database/connection.ts';
import { createLog } from '../platform/process/log.ts';
import { systemRandom } from '../platform/secrets/random.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { testClock, testDeps } from '../testing/test-app.ts';
import { DEMO_AGENT, DEMO_HEAD_AGENT } from './demo-accounts.ts';
import { seedDemo } from './seed-demo.ts';

describe('seeding the demo', () => {
  const clock = testClock();
  let folder: string;
  let database: OpenDatabase;
  const seed = (change: { syntheticGames?: number; newPasswords?: boolean } = {}) =>
    seedDemo({
      database,
      clock,
      log: createLog({ level: 'silent' }),
      random: systemRandom,
      env: {
        DATA_DIR: folder,
        DEMO_NEW_PASSWORDS: change.newPasswords ?? false,
        DEMO_SYNTHETIC_GAMES: change.syntheticGames ?? 0,
        DEMO_HISTORY_DAYS: 0,
      },
    });
  const accountsFile = () => readFileSync(join(folder, 'demo-accounts.json'), 'utf8');

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'maidan-demo-'));
    database = await openTestDatabase();
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  it('makes every site with its catalogue, content and accounts', async () => {
    const { sites, seeded } = await seed();
    expect(seeded).toEqual(sites);
    const app = await buildApp(testDeps(database, { clock, isDevelopment: true }));
    for (const site of app.directory.list()) {
      expect((await app.services.games.catalogue(site)).categories.length).toBeGreaterThan(8);
      expect((await app.services.service.help(site, 'bn')).length).toBeGreaterThan(3);
      const page = await app.services.games.list(site, {
        gameType: '',
        vendors: [],
        gameClassify: '',
        gameName: '',
        isHot: '',
        isNew: '',
        pageNo: 1,
        pageSize: 36,
        language: 'en',
      });
      expect(page.totalCount).toBe(games.length);
      expect(await app.services.banners.list(site, 'm_home', 'bn')).not.toEqual([]);
      // The terms name the operator by the site's name in the reader's language.
      const house = await Promise.all(
        ['bn', 'en', 'hi'].map(
          async (language) =>
            (
              await app.services.games.list(site, { ...NO_FILTER, vendors: ['KH'], language })
            ).games.map(({ displayName }) => displayName)[0],
        ),
      );
      // A site without names of its own for the in-house vendor shows the vendor's.
      const plain = vendors.find(({ vendor }) => vendor === 'KH')?.displayName;
      expect(house).toEqual(Object.values(houseNames[site.siteId] ?? [plain, plain, plain]));
      const members = await memberStore(database.db, site.siteId).listDemo();
      expect(members.length).toBeGreaterThan(1);
      const inbox = inboxStore(database.db, site.siteId);
      for (const { memberId } of members) expect(await inbox.countUnread(memberId)).toBe(2);
      // The pictures to choose from exist, and the affiliate's domain leads to the site.
      expect(site.settings.headIcons).toEqual(avatars.map(({ file }) => file));
      for (const domain of Object.keys(site.settings.affiliateDomains)) {
        expect(app.directory.findByHost(domain).siteId).toBe(site.siteId);
        expect(await app.services.affiliates.codeOf(site, domain)).toMatch(/^[A-Z0-9]{8}$/);
      }
    }
    await app.close();
    expect(statSync(join(folder, 'demo-accounts.json')).mode & 0o777).toBe(0o600);
  });

  it('AGENT-11 the demo’s agent has one contract of each kind to answer; seeding again offers no more', async () => {
    const [site] = await siteStore(database.db).list();
    const siteId = site?.siteId ?? '';
    const members = memberStore(database.db, siteId);
    const agent = await members.findByAccount(DEMO_AGENT);
    const headAgent = await members.findByAccount(DEMO_HEAD_AGENT);
    expect(agent?.invitedByMemberId).toBe(headAgent?.memberId);
    const contracts = () =>
      database.db.select().from(agentContract).where(eq(agentContract.siteId, siteId));
    const offered = await contracts();
    expect(offered.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
      'dividend offered',
      'hourly offered',
      'salary offered',
    ]);
    const answered = eq(agentContract.contractId, 'demo-salary');
    await database.db.update(agentContract).set({ state: 'refused' }).where(answered);
    await seed();
    const later = await contracts();
    expect(later.map(({ contractId, state }) => `${contractId} ${state}`).sort()).toEqual([
      'demo-dividend offered',
      'demo-hourly offered',
      'demo-salary refused',
    ]);
  });

  it('repeating it writes nothing and keeps the passwords', async () => {
    const accounts = accountsFile();
    const before = await siteStore(database.db).list();
    expect((await seed()).seeded).toEqual([]);
    expect(await siteStore(database.db).list()).toEqual(before);
    expect(accountsFile()).toBe(accounts);
  });

  it('new passwords come when they are asked for', async () => {
    const accounts = accountsFile();
    await seed({ newPasswords: true });
    expect(accountsFile()).not.toBe(accounts);
  });

  it('a banner that the demo has no more is deleted, and one of an operator stays', async () => {
    const siteId = (await siteStore(database.db).list())[0]?.siteId ?? '';
    const row = {
      siteId,
      groupName: 'm_home',
      position: 0,
      image: 'banners/old.webp',
      linkage: '',
      title: { bn: 'পুরোনো', en: 'Old' },
    };
    await database.db.insert(banner).values([
      { ...row, bannerId: 'of-an-older-demo' },
      { ...row, bannerId: 'of-an-operator', editedAt: clock.now() },
    ]);
    await seed({ syntheticGames: 10 });
    const rows = await database.db.select().from(banner).where(eq(banner.siteId, siteId));
    const ids = rows.map(({ bannerId }) => bannerId);
    expect(ids).not.toContain('of-an-older-demo');
    expect(ids).toContain('of-an-operator');
    expect(ids.length).toBeGreaterThan(20);
  });

  it('a title that the demo has withdrawn is offered no more, and its rounds still name it', async () => {
    const siteId = (await siteStore(database.db).list())[0]?.siteId ?? '';
    const [old, edited] = withdrawnTitles;
    const [model] = await database.db.select().from(gameTable).where(eq(gameTable.siteId, siteId));
    if (!old || !edited || !model) throw new Error('nothing was withdrawn');
    const name = { bn: 'পুরোনো', en: 'Old' };
    await database.db.insert(gameTable).values([
      { ...model, ...old, gameCode: 'table.old', name, isEnabled: true, editedAt: null },
      { ...model, ...edited, gameCode: 'table.edited', isEnabled: true, editedAt: clock.now() },
    ]);
    await seed({ syntheticGames: 20 });
    const rows = await database.db.select().from(gameTable).where(eq(gameTable.siteId, siteId));
    const rowOf = (title: { nodeId: number }) => rows.find((row) => row.nodeId === title.nodeId);
    expect(rowOf(old)).toMatchObject({ isEnabled: false, name });
    expect(rowOf(edited)?.isEnabled).toBe(true);
    expect(rows.filter(({ isEnabled }) => !isEnabled)).toHaveLength(1);
    await database.db.delete(gameTable).where(eq(gameTable.slug, old.slug));
    await database.db.delete(gameTable).where(eq(gameTable.slug, edited.slug));
  });

  it('what an operator edited is kept, in settings and in content, and the rest is updated', async () => {
    const [site] = await siteStore(database.db).list();
    const id = site?.siteId ?? '';
    await changeSetting({ db: database.db, clock }, { siteId: id, path: 'minimumAge', value: 21 });
    const [edited, other] = games;
    const at = (nodeId: number | undefined) =>
      and(eq(gameTable.siteId, id), eq(gameTable.nodeId, nodeId ?? 0));
    const renamed = { bn: 'নতুন', en: 'Renamed' };
    await database.db
      .update(gameTable)
      .set({ name: renamed, editedAt: clock.now() })
      .where(at(edited?.nodeId));
    await database.db
      .update(gameTable)
      .set({ name: renamed, isEnabled: false })
      .where(at(other?.nodeId));
    await seed({ syntheticGames: 30 });
    const rows = await database.db.select().from(gameTable).where(eq(gameTable.siteId, id));
    expect(rows).toHaveLength(games.length + 30);
    const nameOf = (nodeId: number | undefined) => rows.find((row) => row.nodeId === nodeId);
    expect(nameOf(edited?.nodeId)?.name).toEqual(renamed);
    expect(nameOf(other?.nodeId)?.name.en).toBe(other?.name);
    expect(nameOf(other?.nodeId)?.isEnabled).toBe(false);
    const settings = (await siteStore(database.db).find(id))?.settings as { minimumAge: number };
    expect(settings.minimumAge).toBe(21);
  });
});
