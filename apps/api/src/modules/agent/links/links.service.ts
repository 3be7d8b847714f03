import { AppError } from '@maidan/contract';
import { createFormat } from '@maidan/i18n/format';
import { linkStore } from '#modules/affiliates/index.ts';
import type { LinkRow, LinkSums } from '#modules/affiliates/index.ts';
import { holdMember, memberStore } from '#modules/member/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import { spanOf } from '../figures/span.ts';

/** Most links of one agent beside the one with the own code. */
const MOST_LINKS = 20;
const NONE: LinkSums = { visits: 0, registrations: 0, firstDeposits: 0 };

/** A link as an agent names it. */
export interface LinkDraft {
  /** 4 to 12 Latin letters and digits, in whatever case. */
  readonly code: string;
  readonly name: string;
}

/** The links of agents with what came by each (AGENTX-07). A member counts for the link by whose code it registered. */
export function linksService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** The link with the own code first, then the others, oldest first; each with its figures in a period. */
    async read(site: SiteView, memberId: string, period: string) {
      const { siteId, settings } = site;
      const { timeZone } = settings;
      const owner = await memberStore(db, siteId).findById(memberId);
      if (!owner) throw new AppError('session.expired');
      const store = linkStore(db, siteId);
      const rows = await store.list(memberId);
      const today = createFormat({ locale: 'en', timeZone }).dayKey(clock.now());
      const { from, to } = spanOf(period, today);
      const main = { code: owner.inviteCode, name: '', isOpen: true };
      const links = [main, ...rows];
      const sums = await store.sums(
        links.map(({ code }) => code),
        { from, to, timeZone },
      );
      return {
        span: { from, to },
        most: MOST_LINKS,
        links: links.map(({ code, name, isOpen }) => ({
          code,
          name,
          isOpen,
          isMain: code === main.code,
          ...(sums.get(code) ?? NONE),
        })),
      };
    },

    /**
     * Adds a link. Adding it again under the same code and name changes nothing.
     * @throws AppError agent.link_taken, agent.links_full
     */
    async add({ siteId }: SiteView, memberId: string, { code, name }: LinkDraft): Promise<void> {
      const row = {
        code: code.toUpperCase(),
        memberId,
        name,
        isOpen: true,
        createdAt: clock.now(),
      };
      await db.transaction(async (tx) => {
        // Of two links at once the second sees the first.
        await holdMember(tx, siteId, memberId);
        const store = linkStore(tx, siteId);
        const known = await store.find(row.code);
        if (known?.memberId === memberId && known.name === name) return;
        const isOwn = await memberStore(tx, siteId).findByInviteCode(row.code);
        if (known || isOwn) throw new AppError('agent.link_taken');
        if ((await store.list(memberId)).length >= MOST_LINKS)
          throw new AppError('agent.links_full', { most: MOST_LINKS });
        if (!(await store.insert(row))) throw new AppError('agent.link_taken');
      });
    },

    /**
     * Names a link anew, closes or opens it. One that is closed brings nobody in and keeps its figures.
     * @throws AppError agent.link_not_found for one of another agent as well
     */
    async change(
      { siteId }: SiteView,
      memberId: string,
      { code, ...change }: Pick<LinkRow, 'code' | 'name' | 'isOpen'>,
    ): Promise<void> {
      const store = linkStore(db, siteId);
      const known = await store.find(code.toUpperCase());
      if (known?.memberId !== memberId) throw new AppError('agent.link_not_found');
      await store.write(known.code, change);
    },
  };
}

export type LinksService = ReturnType<typeof linksService>;
