import { runFromTerminal } from './terminal.ts';

await runFromTerminal({
  command: 'set-setting',
  help: `node src/commands/set-setting.ts --site SLUG --setting PATH --value VALUE

Changes one setting of a site while it runs, such as --setting maintenance.on --value true.
VALUE is JSON, or a text. Every process takes the change over.`,
  options: ['site', 'setting', 'value'],
  required: ['site', 'setting', 'value'],
  tell: (change: { site: string; setting: string; value: unknown }) => ({
    text: `${change.setting} of ${change.site} is now ${JSON.stringify(change.value)}.`,
    isGood: true,
  }),
});
