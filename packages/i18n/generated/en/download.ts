// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "download.title.download": [
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
  "Three steps, with pictures"
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
  "Configuration profile that keeps the site’s icon"
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
  "There is no app file for this device. Add the site to your home screen from the browser’s menu instead."
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
 "download.bar_decline": [
  "Not now"
 ],
 "download.update.ready": [
  "A new version is ready."
 ],
 "download.update.reload": [
  "Reload"
 ],
 "download.android_hint": [
  "The file of the app"
 ],
 "download.guide_for": [
  "iPhone · Safari, iOS ",
  [
   "version"
  ],
  " or later"
 ],
 "download.ios_bookmark": [
  "Add Bookmark"
 ],
 "download.ios_add_home": [
  "Add to Home Screen"
 ],
 "download.ios_add": [
  "Add"
 ],
 "download.use_safari_title": [
  "Open in Safari"
 ],
 "download.use_safari_hint": [
  "Copy the address and paste it there."
 ],
 "download.copy": [
  "Copy"
 ],
 "download.copied": [
  "The address is copied."
 ],
 "download.copy_failed": [
  "Mark the address and copy it by hand."
 ],
 "download.understood": [
  "Got it"
 ],
 "download.more": [
  "All ways to install"
 ],
 "download.already_title": [
  "You are in the app"
 ],
 "download.already": [
  "This is the app already; there is nothing more to install."
 ],
 "download.profile_next_title": [
  "Finish in Settings"
 ],
 "download.profile_next": [
  "Open Settings, tap “Profile Downloaded” at the top, then “Install” on the next page."
 ],
 "download.profile_unsigned": [
  "The profile is not signed, so your iPhone shows “Not Signed” before you install it. It only puts the icon on the home screen, and you can remove it in Settings."
 ],
 "download.browser_hint": [
  "Needs no file and opens like an app"
 ],
 "download.version": [
  "Version"
 ],
 "download.size": [
  "Size"
 ],
 "download.megabytes": [
  [
   "size"
  ],
  " MB"
 ],
 "download.needs": [
  "Needs"
 ],
 "download.android_requires": [
  "Android ",
  [
   "version"
  ],
  " or later"
 ],
 "download.signature": [
  "Signature"
 ],
 "download.profile_description": [
  "Puts ",
  [
   "site"
  ],
  " on the home screen."
 ],
 "download.phone_hint": [
  "Scan it with the camera to open this page there."
 ],
 "download.phone_code": [
  "QR code of this page"
 ]
};
