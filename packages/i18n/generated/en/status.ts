// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "status.maintenance.title": [
  "Maintenance"
 ],
 "status.maintenance.heading": [
  "We are working on the site"
 ],
 "status.maintenance.text": [
  "The system is being upgraded. Your balance and open bets are kept. Please try again later."
 ],
 "status.maintenance.until": [
  "Expected end"
 ],
 "status.region.title": [
  "Not available"
 ],
 "status.region.heading": [
  "Not available in this region"
 ],
 "status.region.text": [
  [
   "site"
  ],
  " cannot be used from your location. If a VPN is on, switch it off and try again."
 ],
 "status.region.ip": [
  "Your IP address"
 ],
 "status.region.contact": [
  "Tell us if this is wrong"
 ]
};
