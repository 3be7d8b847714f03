import { timeOf } from '../../modules/service/index.ts';
import { runFromTerminal } from '../terminal.ts';
import { textOptions } from './content-args.ts';
import type { PresenterTold } from './presenter-command.ts';

await runFromTerminal({
  command: 'presenters',
  help: `node src/commands/content/presenters.ts --site SLUG [--presenter ID OPTIONS]

Without a presenter it lists those of the site: id, game, hours, on or off, name.
With the id of one it changes what the options name; with a new id it adds one, which needs name, game and hours.
  --name-bn TEXT --name-en TEXT [--name-hi TEXT]
  --game VENDOR/NUMBER the live game, such as JL/1001
  --hours FROM-TO      of every day in the site's time zone, such as 21:30-02:00; the same twice is the whole day
  --note-bn TEXT …     what readers have to know, such as that a presenter is drawn; - removes it
  --image PATH         a picture below the image host; without one, or with -, that of the game
  --featured yes|no    stands in front
  --position NUMBER    the place in the list, the lowest first
  --on yes|no          off, a presenter is kept and not shown
Seeding the demo leaves such presenters as they are.`,
  options: ['site', 'presenter', 'game', 'hours', 'image', 'featured', 'position', 'on'].concat(
    ['name', 'note'].flatMap(textOptions),
  ),
  required: ['site'],
  tell: (told: PresenterTold) => ({ text: textFor(told), isGood: true }),
});

function textFor(told: PresenterTold): string {
  if (told.did !== 'list')
    return `The presenter ${told.presenter.presenterId} was ${told.did === 'add' ? 'added' : 'changed'}.`;
  if (told.presenters.length === 0) return 'The site has no presenters.';
  return told.presenters
    .map(({ presenterId, vendor, nodeId, fromMinute, toMinute, isActive, name }) =>
      [
        presenterId,
        `${vendor}/${nodeId}`,
        `${timeOf(fromMinute)}-${timeOf(toMinute)}`,
        isActive ? 'on' : 'off',
        name.en,
      ].join('  '),
    )
    .join('\n');
}
