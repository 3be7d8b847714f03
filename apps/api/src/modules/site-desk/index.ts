export { settingAct } from './setting.act.ts';
export { bindSettingsConsole } from './settings.console.ts';
export { rotateKeysAct } from './keys/rotate-keys.act.ts';
export { bindKeysConsole } from './keys/keys.console.ts';
