// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "ui.close": [
  "बंद करें"
 ],
 "ui.retry": [
  "फिर कोशिश करें"
 ],
 "ui.cancel": [
  "रद्द करें"
 ],
 "ui.loading": [
  "लोड हो रहा है…"
 ],
 "ui.wait": [
  "कृपया प्रतीक्षा करें…"
 ],
 "ui.wait_slow": [
  "इसमें सामान्य से ज़्यादा समय लग रहा है। आप प्रतीक्षा कर सकते हैं या रद्द कर सकते हैं।"
 ],
 "ui.copy": [
  "कॉपी करें"
 ],
 "ui.copied": [
  "कॉपी हो गया।"
 ],
 "ui.share": [
  "साझा करें"
 ],
 "ui.optional": [
  "वैकल्पिक"
 ],
 "ui.failed": [
  "यह लोड नहीं हो सका।"
 ],
 "ui.day.today": [
  "आज"
 ],
 "ui.day.yesterday": [
  "कल"
 ],
 "ui.day.named": [
  [
   "name"
  ],
  ", ",
  [
   "day"
  ]
 ],
 "ui.ago.now": [
  "अभी"
 ],
 "ui.ago.minutes": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " मिनट पहले"
    ],
    "other": [
     "#",
     " मिनट पहले"
    ]
   }
  ]
 ],
 "ui.ago.hours": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " घंटा पहले"
    ],
    "other": [
     "#",
     " घंटे पहले"
    ]
   }
  ]
 ],
 "ui.ago.days": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " दिन पहले"
    ],
    "other": [
     "#",
     " दिन पहले"
    ]
   }
  ]
 ],
 "ui.refresh": [
  "सूची फिर से लाएँ"
 ],
 "ui.refreshed": [
  "सूची अद्यतन है।"
 ],
 "ui.copy_failed": [
  "कॉपी नहीं हो सका। संख्या को दबाकर रखें और चुनें।"
 ]
};
