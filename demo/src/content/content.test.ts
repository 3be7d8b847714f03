import { describe, expect, it } from 'vitest';
import { classifyNames } from '../catalogue/classifies.ts';
import { games } from '../catalogue/games.ts';
import { announcements } from './announcements.ts';
import { avatars } from './avatars.ts';
import { banners } from './banners.ts';
import { helpItems } from './help-items.ts';
import { presenters } from './presenters.ts';
import { promotions } from './promotions.ts';
import { promotionWays } from './promotion-ways.ts';
import type { LocalText } from '../model.ts';

const isText = (value: object): value is LocalText => 'bn' in value && 'en' in value;

/** Every localised text inside a value, at any depth. */
function textsIn(value: unknown): LocalText[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return [value];
  return Object.values(value).flatMap(textsIn);
}

const content = {
  presenters,
  banners,
  announcements,
  promotions,
  promotionWays,
  helpItems,
  classifyNames,
};
const texts = textsIn(content);
const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, '\n');

describe('the content', () => {
  it('has every text in all languages', () => {
    expect(texts.length).toBeGreaterThan(150);
    for (const { bn, en, hi } of texts) {
      expect(bn).toMatch(/[\u0980-\u09ff]/);
      expect(en).toMatch(/[A-Za-z]/);
      expect(en).not.toMatch(/[\u0900-\u09ff]/);
      expect(hi, en).toMatch(/[\u0900-\u097f]/);
      expect(hi, en).not.toMatch(/[\u0980-\u09ff]/);
    }
  });

  it('ends Hindi sentences with a danda, never with a full stop, and uses Latin digits', () => {
    for (const { hi = '' } of texts) {
      expect(plain(hi)).not.toMatch(/\.(\s|$)/);
      expect(plain(hi)).not.toMatch(/[०-९]/);
    }
  });

  it('ends Bengali sentences with a danda, never with a full stop, and uses Bengali digits', () => {
    for (const { bn } of texts) {
      expect(plain(bn)).not.toMatch(/\.(\s|$)/);
      expect(plain(bn)).not.toMatch(/[0-9]/);
    }
  });

  it('has no exclamation marks and no words of pressure', () => {
    for (const { bn, en, hi = '' } of texts) {
      expect(plain(bn) + plain(en) + plain(hi)).not.toContain('!');
      expect(plain(en)).not.toMatch(
        /last chance|hurry|only today|guarantee|licen[cs]ed|24\/7|certified/i,
      );
    }
  });

  it('closes every element that it opens', () => {
    for (const { bn, en, hi = '' } of texts)
      for (const html of [bn, en, hi]) {
        const opened = [...html.matchAll(/<([a-z]+)>/g)].map((match) => match[1]).sort();
        const closed = [...html.matchAll(/<\/([a-z]+)>/g)].map((match) => match[1]).sort();
        expect(closed).toEqual(opened);
        expect(
          opened.filter((name) => !['p', 'ul', 'ol', 'li', 'strong'].includes(name ?? '')),
        ).toEqual([]);
      }
  });

  it('ENTITY-32 every linkage is a path of the lobby', () => {
    for (const { linkage } of banners) expect(linkage).toMatch(/^\/m(\/|$)/);
    for (const { url } of announcements) expect(url).toMatch(/^(\/m(\/.*)?)?$/);
  });

  it('ENTITY-33 ENTITY-34 every banner group and type has a banner, home at least six on each site', () => {
    const groups =
      'm_home m_promotion m_video m_game m_reg m_rng m_sports m_pvp m_live m_fish m_lott m_elott'.split(
        ' ',
      );
    expect([...new Set(banners.map((banner) => banner.groupName as string))]).toEqual(
      expect.arrayContaining(groups),
    );
    for (const site of ['khela', 'nodi', 'another'])
      expect(
        banners.filter(
          ({ groupName, sites }) => groupName === 'm_home' && (sites?.includes(site) ?? true),
        ).length,
      ).toBeGreaterThanOrEqual(6);
    expect(new Set(banners.map(({ id }) => id)).size).toBe(banners.length);
  });

  it('ENTITY-28 ENTITY-29 announcements of each type exist, each with images has a cover', () => {
    expect(new Set(announcements.map(({ types }) => types))).toEqual(
      new Set(['Player', 'Pop_Up', 'Banner']),
    );
    expect(announcements.length).toBeGreaterThanOrEqual(6);
    for (const { images } of announcements)
      expect(images.filter(({ sequence }) => sequence === 1)).toHaveLength(
        images.length > 0 ? 1 : 0,
      );
  });

  it('ENTITY-30 promotions come in every form of application, and end exactly when they are not long term', () => {
    const forms = new Set(
      promotions.map(({ imageRequired, remarkRequired }) => imageRequired + remarkRequired),
    );
    expect(forms).toEqual(new Set(['NN', 'NY', 'YN', 'YY']));
    for (const { noExpiry, endsInDays } of promotions)
      expect(endsInDays === undefined).toBe(noExpiry === 1);
  });

  it('PROMO-30 every promotion that runs can be taken, and none says that it cannot be applied for', () => {
    for (const { id, content: body } of promotions) {
      expect(body.en, String(id)).not.toMatch(/not open yet/i);
      const { act } = promotionWays[id] ?? {};
      const { status } = promotions.find((promotion) => promotion.id === id) ?? {};
      expect([act, status]).toEqual(act === 'play' ? ['play', 'process'] : [act, 'join']);
    }
  });

  it('ENTITY-30 every promotion has its kind, one plain sentence and its terms', () => {
    const ids = promotions.map(({ id }) => String(id));
    expect(Object.keys(promotionWays)).toEqual(ids);
    for (const { terms, summary } of Object.values(promotionWays)) {
      expect(Object.keys(terms).slice(0, 2)).toEqual(['who', 'what']);
      expect(summary.bn).toMatch(/।$/);
    }
  });

  it('every promotion says that credits have no cash value', () => {
    for (const { content: body } of promotions) {
      expect(body.en).toContain('no cash value');
      expect(body.bn).toContain('নগদ মূল্য নেই');
      expect(body.hi).toContain('नक़द मूल्य नहीं');
    }
  });

  it('CS-17 every presenter hosts a live game, has a drawn picture, and is said to be drawn', () => {
    expect(presenters.some(({ isFeatured }) => isFeatured)).toBe(true);
    for (const { id, vendor, nodeId, file, note } of presenters) {
      const game = games.find((one) => one.vendor === vendor && one.nodeId === nodeId);
      expect(game?.gameType, id).toBe('LIVE');
      expect(avatars.map((avatar) => avatar.file)).toContain(file);
      expect(note.en, id).toMatch(/drawn figures, not people/);
    }
  });

  it('start dates come before end dates', () => {
    for (const { startsInDays, endsInDays } of [...announcements, ...promotions])
      expect(endsInDays ?? Infinity).toBeGreaterThan(startsInDays);
  });

  it('ENTITY-46 help has the items the links name, each with sub-items', () => {
    const tags = helpItems.map(({ tag }) => tag);
    expect(new Set(tags).size).toBe(tags.length);
    expect(tags).toEqual(
      expect.arrayContaining([
        'terms',
        'privacy',
        'responsible',
        'how-to-play',
        'wallet',
        'account',
        'rules',
        'deposit',
        'withdrawal',
        'bonus',
        'phone',
      ]),
    );
    for (const { children } of helpItems) expect(children.length).toBeGreaterThanOrEqual(3);
    const linked = [
      ...banners.map(({ linkage }) => linkage),
      ...announcements.map(({ url }) => url),
    ].flatMap((path) => [...path.matchAll(/[?&]tag=([\w-]+)/g)].map((match) => match[1]));
    expect(linked.filter((tag) => !tags.includes(tag ?? ''))).toEqual([]);
  });

  it('links to promotions name existing ones', () => {
    const ids = promotions.map(({ id }) => String(id));
    const linked = banners.flatMap(({ linkage }) =>
      [...linkage.matchAll(/activity\?id=(\d+)/g)].map((match) => match[1]),
    );
    expect(linked.length).toBeGreaterThan(0);
    expect(linked.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  });
});
