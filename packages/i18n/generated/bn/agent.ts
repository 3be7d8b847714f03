// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "agent.title": [
  "এজেন্সি কেন্দ্র"
 ],
 "agent.overview": [
  "সারাংশ"
 ],
 "agent.team": [
  "দল"
 ],
 "agent.rebate": [
  "রিবেট"
 ],
 "agent.contracts": [
  "চুক্তি"
 ],
 "agent.only_agents": [
  "এই অংশটি এজেন্টদের জন্য।"
 ],
 "agent.contract.salary": [
  "দৈনিক বেতন চুক্তি"
 ],
 "agent.contract.dividend": [
  "ডিভিডেন্ড চুক্তি"
 ],
 "agent.contract.hourly": [
  "ঘণ্টাভিত্তিক বেতন চুক্তি"
 ],
 "agent.contract.prompt": [
  "একটি নতুন চুক্তির প্রস্তাব এসেছে। শর্ত দেখে গ্রহণ বা প্রত্যাখ্যান করুন।"
 ],
 "agent.contract.later": [
  "পরে"
 ],
 "agent.contract.view": [
  "চুক্তি দেখুন"
 ]
};
