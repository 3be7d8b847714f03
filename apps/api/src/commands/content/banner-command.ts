import { bannerDesk } from '../../modules/lobby/index.ts';
import type { BannerRow } from '../../modules/lobby/index.ts';
import type { OpenDatabase } from '../../platform/database/connection.ts';
import type { Clock } from '../../platform/process/clock.ts';
import {
  changeContent,
  checkSite,
  formed,
  ID_FORM,
  PICTURE,
  positionOf,
  textOf,
  yesOrNo,
} from './content-args.ts';
import type { Args } from './content-args.ts';

const GROUP = {
  name: 'group',
  form: /^m_[a-z]{2,28}$/,
  says: 'a group of banners, such as m_home',
};
const LINK = {
  name: 'link',
  form: /^(\/(?!\/)[\w./?=&%-]{0,300}|https:\/\/\S{3,300}|)$/,
  says: "a path of the site such as /slot, an https address, or '' for none",
};
const TITLE = { name: 'title', most: 80, isNeeded: true };
const KICKER = { name: 'kicker', most: 60, isNeeded: false };
const ACTION = { name: 'action', most: 40, isNeeded: false };

/** What the command did. */
export type BannerTold =
  | { readonly did: 'list'; readonly banners: readonly BannerRow[] }
  | { readonly did: 'add' | 'change'; readonly banner: BannerRow };

/**
 * Lists the banners of a site, adds one, or changes one. A banner that was changed here is never overwritten by seeding.
 * @throws PlainError when there is no such site, or an option is missing or does not fit
 */
export async function runBannerCommand(
  { database: { db }, clock }: { database: Pick<OpenDatabase, 'db'>; clock: Clock },
  args: Args,
): Promise<BannerTold> {
  const { site = '' } = args;
  if (args['banner'] === undefined) {
    await checkSite(db, site);
    return { did: 'list', banners: await bannerDesk(db, site).list() };
  }
  const bannerId = formed(args, { name: 'banner', ...ID_FORM });
  return changeContent(db, site, async (tx) => {
    const desk = bannerDesk(tx, site);
    const former = await desk.find(bannerId);
    const banner = {
      siteId: site,
      bannerId,
      groupName: formed(args, GROUP, former?.groupName),
      position: positionOf(args, former?.position ?? 0),
      image: formed(args, PICTURE, former?.image),
      linkage: formed(args, LINK, former?.linkage ?? ''),
      kicker: textOf(args, KICKER, former?.kicker),
      title: textOf(args, TITLE, former?.title) ?? { bn: '', en: '' },
      action: textOf(args, ACTION, former?.action),
      isActive: yesOrNo(args, 'on', former?.isActive ?? true),
      editedAt: clock.now(),
    };
    await desk.save(banner);
    return { did: former ? 'change' : 'add', banner };
  });
}
