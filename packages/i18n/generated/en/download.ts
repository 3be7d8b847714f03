// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "download.title": [
  "Get the app"
 ],
 "download.welcome": [
  "Welcome"
 ],
 "download.welcome_text": [
  "Put ",
  [
   "site"
  ],
  " on your phone and open it with one tap."
 ],
 "download.responsible_1": [
  "Play is entertainment, not a way to earn. Only play with time and credits you can spare."
 ],
 "download.responsible_2": [
  "Set limits before you begin and take breaks. If play stops being fun, stop and ask for help."
 ],
 "download.home_screen": [
  "Add to home screen"
 ],
 "download.home_screen_hint": [
  "Opens like an app"
 ],
 "download.step_share": [
  "Tap the browser’s share button"
 ],
 "download.step_add": [
  "Choose “Add to Home Screen”"
 ],
 "download.step_confirm": [
  "Tap “Add” at the top right"
 ],
 "download.android": [
  "Android app"
 ],
 "download.android_action": [
  "Download for Android"
 ],
 "download.ios": [
  "iOS app"
 ],
 "download.ios_action": [
  "Download for iOS"
 ],
 "download.ios_requires": [
  "The app needs iOS ",
  [
   "version"
  ],
  " or later."
 ],
 "download.profile": [
  "iOS profile"
 ],
 "download.profile_hint": [
  "Configuration profile"
 ],
 "download.profile_action": [
  "Download the profile"
 ],
 "download.legacy_tip": [
  "On this version of iOS, open the site in Safari, tap Share and add it to the home screen."
 ],
 "download.use_safari": [
  "Please use Safari for download App."
 ],
 "download.none": [
  "There is no app to download at the moment. Add the site to your home screen instead."
 ],
 "download.bar": [
  "Get the app"
 ],
 "download.bar_text": [
  "Keep ",
  [
   "site"
  ],
  " on your home screen."
 ],
 "download.bar_accept": [
  "Add"
 ],
 "download.bar_decline": [
  "Not now"
 ],
 "download.update.ready": [
  "A new version is ready."
 ],
 "download.update.reload": [
  "Reload"
 ]
};
