// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "settings.change_password": [
  "Change password"
 ],
 "settings.language": [
  "Language"
 ],
 "settings.theme": [
  "Theme"
 ],
 "settings.theme_dark": [
  "Dark"
 ],
 "settings.theme_light": [
  "Light"
 ],
 "settings.theme_system": [
  "System"
 ],
 "settings.digits": [
  "Digits"
 ],
 "settings.digits_beng": [
  "Bengali ",
  [
   "sample"
  ]
 ],
 "settings.digits_latn": [
  "Latin ",
  [
   "sample"
  ]
 ],
 "settings.digits_failed": [
  "The digits could not be changed. Check the connection and try again."
 ],
 "settings.ease": [
  "Data and motion"
 ],
 "settings.data_saver": [
  "Data saver"
 ],
 "settings.data_saver_hint": [
  "Pictures come once you touch or scroll, no extra fonts"
 ],
 "settings.reduced_motion": [
  "Less motion"
 ],
 "settings.reduced_motion_hint": [
  "Screens change without moving."
 ],
 "settings.reduced_motion_device": [
  "Your device asks for it."
 ],
 "settings.about": [
  "About"
 ],
 "settings.version": [
  "Version"
 ],
 "settings.licence": [
  "Licence"
 ],
 "settings.licence_value": [
  [
   "regulator"
  ],
  ", number ",
  [
   "number"
  ]
 ],
 "settings.age": [
  "Age"
 ],
 "settings.clear": [
  "Clear data on this device"
 ],
 "settings.clear_hint": [
  "Choices, searches, kept lists"
 ],
 "settings.clear_question": [
  "Clear the data on this device?"
 ],
 "settings.clear_text": [
  "Your choices of look, searches, kept lists and a remembered password are removed from this device. Your account, your language and your login stay."
 ],
 "settings.clear_do": [
  "Clear"
 ],
 "settings.cleared": [
  "The data on this device is cleared."
 ],
 "settings.clear_failed": [
  "Not everything could be removed. Try again."
 ],
 "settings.title.set": [
  "Settings"
 ],
 "settings.get_app": [
  "Get the app"
 ],
 "settings.data.saved_today": [
  "Saved on this device today"
 ],
 "settings.data.less": [
  [
   "percent",
   "number"
  ],
  "% less"
 ],
 "settings.data.bar": [
  "Moved ",
  [
   "moved"
  ],
  ", saved ",
  [
   "saved"
  ]
 ],
 "settings.data.moved": [
  "Moved"
 ],
 "settings.data.saved": [
  "Saved"
 ],
 "settings.data.pictures": [
  "Pictures"
 ],
 "settings.data.texts": [
  "Texts and lists"
 ],
 "settings.data.code": [
  "Code of pages"
 ],
 "settings.data.held": [
  "Pictures not fetched"
 ],
 "settings.data.fonts": [
  "Fonts"
 ],
 "settings.data.kept": [
  "Kept from before"
 ],
 "settings.data.kilobytes": [
  [
   "size"
  ],
  " KB"
 ],
 "settings.data.megabytes": [
  [
   "size"
  ],
  " MB"
 ],
 "settings.data.rule": [
  "A picture that was not fetched counts as the mean of today’s pictures, fonts count once, and a file kept from before counts in full. What games fetch themselves is not in it."
 ],
 "settings.haptics": [
  "Vibration"
 ],
 "settings.haptics_hint": [
  "A light tremble for a bet, a win or an error"
 ],
 "settings.haptics_still": [
  "Off while motion is reduced"
 ]
};
