import { waitsText } from './command-four-eyes.ts';
import { runFromTerminal } from './terminal.ts';

await runFromTerminal({
  command: 'set-setting',
  help: `node src/commands/set-setting.ts --site SLUG --setting PATH --value VALUE

Changes one setting of a site while it runs, such as --setting maintenance.on --value true.
VALUE has the type of the setting: a text without quotes, a number, true or false, or a list or an object as JSON.
Every running process applies the change. Settings that four eyes guard wait for an operator, once there is an owner.`,
  options: ['site', 'setting', 'value'],
  required: ['site', 'setting', 'value'],
  tell: (change: { site: string; setting: string; value: unknown; proposal?: string }) => ({
    text: change.proposal
      ? waitsText(change.proposal)
      : `${change.setting} of ${change.site} is now ${JSON.stringify(change.value)}.`,
    isGood: true,
  }),
});
