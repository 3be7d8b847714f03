export { settingAct } from './setting.act.ts';
export { bindSettingsConsole } from './settings.console.ts';
