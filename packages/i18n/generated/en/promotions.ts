// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "promotions.title": [
  "Promotions"
 ],
 "promotions.detail": [
  "Promotion"
 ],
 "promotions.empty": [
  "No promotions at the moment"
 ],
 "promotions.empty_text": [
  "New ones appear here."
 ],
 "promotions.error": [
  "The promotions could not be loaded."
 ],
 "promotions.not_found": [
  "This promotion is not running."
 ],
 "promotions.long_term": [
  "Long term"
 ],
 "promotions.period": [
  [
   "from"
  ],
  " – ",
  [
   "to"
  ]
 ],
 "promotions.ends": [
  "Ends ",
  [
   "date"
  ]
 ],
 "promotions.see": [
  "See promotion"
 ],
 "promotions.see_all": [
  "All promotions"
 ],
 "promotions.status.join": [
  "Join"
 ],
 "promotions.status.claim": [
  "Claim"
 ],
 "promotions.status.applying": [
  "Applied"
 ],
 "promotions.status.close": [
  "Closed"
 ],
 "promotions.status.rejected": [
  "Rejected"
 ],
 "promotions.status.issued": [
  "Issued"
 ],
 "promotions.status.claimed": [
  "Claimed"
 ],
 "promotions.status.process": [
  "In progress"
 ],
 "promotions.status.signed": [
  "Joined"
 ],
 "promotions.bonus": [
  "Bonus"
 ],
 "promotions.apply.title": [
  "Apply for a reward"
 ],
 "promotions.apply.action": [
  "Apply for the reward"
 ],
 "promotions.apply.remarks": [
  "Remarks"
 ],
 "promotions.apply.remarks_hint": [
  "At most ",
  [
   "maxLength",
   "number"
  ],
  " characters"
 ],
 "promotions.apply.counter": [
  [
   "count",
   "number"
  ],
  " / ",
  [
   "maxLength",
   "number"
  ]
 ],
 "promotions.apply.images": [
  "Pictures"
 ],
 "promotions.apply.images_hint": [
  "At most ",
  [
   "count",
   "number"
  ],
  ", JPG or PNG"
 ],
 "promotions.apply.add_image": [
  "Add a picture"
 ],
 "promotions.apply.remove_image": [
  "Remove ",
  [
   "file"
  ]
 ],
 "promotions.apply.cancel": [
  "Clear the form"
 ],
 "promotions.apply.submit": [
  "Send the application"
 ],
 "promotions.apply.sending": [
  "Sending…"
 ],
 "promotions.apply.done": [
  "Your application was sent."
 ],
 "promotions.activity_image_type": [
  "Wrong type of picture. Choose JPG, JPEG or PNG."
 ],
 "promotions.activity_apply_remark_limit3": [
  "The picture is too large. It may have at most 5 MB."
 ],
 "promotions.activity_apply_remark_limit4": [
  "Too many pictures. At most 3 can be added."
 ],
 "promotions.image_failed": [
  "The picture could not be read. Choose another one."
 ],
 "promotions.from": [
  "From ",
  [
   "date"
  ]
 ],
 "promotions.title.activity": [
  "Promotions"
 ],
 "promotions.title.activityDetail": [
  "Promotion"
 ]
};
