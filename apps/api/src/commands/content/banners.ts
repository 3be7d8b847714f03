import { runFromTerminal } from '../terminal.ts';
import type { BannerTold } from './banner-command.ts';
import { textOptions } from './content-args.ts';

await runFromTerminal({
  command: 'banners',
  help: `node src/commands/content/banners.ts --site SLUG [--banner ID OPTIONS]

Without a banner it lists those of the site: id, group, place, on or off, title.
With the id of a banner it changes what the options name; with a new id it adds one, which needs group, image and title.
  --group GROUP        where it stands: m_home, or the group of a category such as m_crash
  --image PATH         its picture below the image host, 960 by 420 pixels
  --title-bn TEXT --title-en TEXT [--title-hi TEXT]
  --kicker-bn TEXT …   the small line above, --action-bn TEXT … the words on its button; - removes them
  --link PATH          where it leads: a path of the site such as /slot, an https address, or '' for nowhere
  --position NUMBER    its place in the group, the lowest first
  --on yes|no          off, it is kept and not shown
Open pages show the change when they are loaded again. Seeding the demo leaves such banners as they are.`,
  options: ['site', 'banner', 'group', 'image', 'link', 'position', 'on'].concat(
    ['title', 'kicker', 'action'].flatMap(textOptions),
  ),
  required: ['site'],
  tell: (told: BannerTold) => ({ text: textFor(told), isGood: true }),
});

function textFor(told: BannerTold): string {
  if (told.did !== 'list')
    return `The banner ${told.banner.bannerId} was ${told.did === 'add' ? 'added' : 'changed'}.`;
  if (told.banners.length === 0) return 'The site has no banners.';
  return told.banners
    .map(({ bannerId, groupName, position, isActive, title }) =>
      [bannerId, groupName, position, isActive ? 'on' : 'off', title.en].join('  '),
    )
    .join('\n');
}
