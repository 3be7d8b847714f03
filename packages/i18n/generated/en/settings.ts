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
  "No extra fonts are loaded."
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
 ]
};
