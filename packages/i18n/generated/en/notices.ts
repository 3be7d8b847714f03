// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "notices.title": [
  "Announcements"
 ],
 "notices.detail": [
  "Announcement"
 ],
 "notices.bar.news": [
  "News"
 ],
 "notices.none": [
  "No announcement"
 ],
 "notices.none_text": [
  "New announcements appear here."
 ],
 "notices.error": [
  "The announcements could not be loaded."
 ],
 "notices.not_found": [
  "This announcement is no longer there."
 ],
 "notices.bar.label": [
  "Announcements"
 ],
 "notices.bar.pause": [
  "Stop the running text"
 ],
 "notices.bar.play": [
  "Run the text"
 ],
 "notices.bar.open": [
  "Open: ",
  [
   "title"
  ]
 ],
 "notices.bar.all": [
  "All announcements"
 ],
 "notices.unread": [
  "Unread"
 ],
 "notices.read": [
  "Read"
 ],
 "notices.mark_all": [
  "Mark all as read"
 ],
 "notices.popup.title": [
  "Announcement"
 ],
 "notices.popup.position": [
  [
   "position",
   "number"
  ],
  " of ",
  [
   "total",
   "number"
  ]
 ],
 "notices.popup.previous": [
  "Previous"
 ],
 "notices.popup.next": [
  "Next"
 ],
 "notices.popup.more": [
  "Read more"
 ],
 "notices.popup.close": [
  "Close"
 ],
 "notices.inbox": [
  "Inbox"
 ],
 "notices.title.notice": [
  "Announcements"
 ],
 "notices.title.noticeDetail": [
  "Announcement"
 ],
 "notices.unread_count": [
  [
   "count",
   "number"
  ],
  " unread"
 ],
 "notices.all_read": [
  "All read"
 ],
 "notices.kind.maintenance": [
  "Maintenance"
 ],
 "notices.kind.game": [
  "Games"
 ],
 "notices.kind.promotion": [
  "Promotions"
 ],
 "notices.kind.security": [
  "Security"
 ],
 "notices.kind.money": [
  "Money"
 ],
 "notices.kind.news": [
  "News"
 ]
};
