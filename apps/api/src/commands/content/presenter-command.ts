import { PlainError } from '@maidan/deployment/plain-error';
import { minuteOf, presenterDesk } from '../../modules/service/index.ts';
import type { PresenterRow } from '../../modules/service/index.ts';
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

const NAME = { name: 'name', most: 40, isNeeded: true };
const NOTE = { name: 'note', most: 200, isNeeded: false };
const GAME = {
  name: 'game',
  form: /^[A-Z0-9]{1,12}\/\d{1,9}$/,
  says: 'VENDOR/NUMBER, such as JL/1001',
};
const TIME = '([01]\\d|2[0-3]):[0-5]\\d';
const HOURS = {
  name: 'hours',
  form: new RegExp(`^${TIME}-${TIME}$`),
  says: 'the hours of every day, such as 21:30-02:00',
};

/** What the command did. */
export type PresenterTold =
  | { readonly did: 'list'; readonly presenters: readonly PresenterRow[] }
  | { readonly did: 'add' | 'change'; readonly presenter: PresenterRow };

/**
 * Lists the presenters of a site, adds one, or changes one. One that was changed here is never overwritten by seeding.
 * @throws PlainError when there is no such site or game, or an option is missing or does not fit
 */
export async function runPresenterCommand(
  { database: { db }, clock }: { database: Pick<OpenDatabase, 'db'>; clock: Clock },
  args: Args,
): Promise<PresenterTold> {
  const { site = '' } = args;
  if (args['presenter'] === undefined) {
    await checkSite(db, site);
    return { did: 'list', presenters: await presenterDesk(db, site).list() };
  }
  const presenterId = formed(args, { name: 'presenter', ...ID_FORM });
  return changeContent(db, site, async (tx) => {
    const desk = presenterDesk(tx, site);
    const former = await desk.find(presenterId);
    const presenter = {
      siteId: site,
      presenterId,
      ...changed(args, former),
      editedAt: clock.now(),
    };
    if (!(await desk.hasGame(presenter)))
      throw new PlainError(`There is no game ${presenter.vendor}/${presenter.nodeId} on ${site}.`);
    await desk.save(presenter);
    return { did: former ? 'change' : 'add', presenter };
  });
}

/** A presenter after the command. `--image -` takes the picture of the game again. */
function changed(args: Args, former: PresenterRow | undefined) {
  const [vendor = '', node] = formed(
    args,
    GAME,
    former && `${former.vendor}/${former.nodeId}`,
  ).split('/');
  const image = args['image'] === undefined ? (former?.image ?? null) : imageOf(args);
  return {
    position: positionOf(args, former?.position ?? 0),
    name: textOf(args, NAME, former?.name) ?? { bn: '', en: '' },
    note: textOf(args, NOTE, former?.note),
    vendor,
    nodeId: Number(node),
    image,
    ...hoursOf(args, former),
    isActive: yesOrNo(args, 'on', former?.isActive ?? true),
    isFeatured: yesOrNo(args, 'featured', former?.isFeatured ?? false),
  };
}

const imageOf = (args: Args) => (args['image'] === '-' ? null : formed(args, PICTURE));

function hoursOf(args: Args, former: PresenterRow | undefined) {
  if (former && args['hours'] === undefined) {
    const { fromMinute, toMinute } = former;
    return { fromMinute, toMinute };
  }
  const [from = '', to = ''] = formed(args, HOURS).split('-');
  return { fromMinute: minuteOf(from), toMinute: minuteOf(to) };
}
