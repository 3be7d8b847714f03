// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "service.title": [
  "Customer service"
 ],
 "service.heading": [
  "How can we help?"
 ],
 "service.contact_service": [
  "Please contact customer service."
 ],
 "service.contact": [
  "Contact customer service"
 ],
 "service.none": [
  "No contact is set up at the moment. The help centre answers most questions."
 ],
 "service.error": [
  "The contacts could not be loaded."
 ],
 "service.kind.mail": [
  "Email"
 ],
 "service.kind.phone": [
  "Phone"
 ],
 "service.kind.page": [
  "A page of this site"
 ],
 "service.kind.LIVECHAT": [
  "Live chat"
 ],
 "service.kind.TELEGRAM": [
  "Telegram"
 ],
 "service.kind.FACEBOOK": [
  "Facebook"
 ],
 "service.kind.VIBER": [
  "Viber"
 ],
 "service.kind.MESSENGER": [
  "Messenger"
 ],
 "service.kind.SpeedTest": [
  "Speed test"
 ],
 "service.opens_outside": [
  "Opens outside the site"
 ],
 "service.no_address_ask": [
  "No address yet. Ask: ",
  [
   "contact"
  ]
 ],
 "service.no_address_help": [
  "No address yet. Look in the help centre."
 ],
 "service.no_address": [
  [
   "service"
  ],
  ": no address yet"
 ],
 "service.help_first": [
  "Look in the help centre first"
 ],
 "service.help.title": [
  "Help centre"
 ],
 "service.help.search": [
  "What would you like to know?"
 ],
 "service.help.empty": [
  "No help texts yet"
 ],
 "service.help.error": [
  "The help texts could not be loaded."
 ],
 "service.help.topics": [
  "Topics"
 ],
 "service.help.results": [
  [
   "count",
   "plural",
   {
    "0": [
     "Nothing found"
    ],
    "one": [
     "#",
     " answer"
    ],
    "other": [
     "#",
     " answers"
    ]
   }
  ]
 ],
 "service.help.no_results": [
  "Try other words, or ask customer service."
 ],
 "service.help.no_answer": [
  "No answer found?"
 ],
 "service.help.back": [
  "All topics"
 ],
 "service.help.clear": [
  "Empty the search"
 ],
 "service.help.articles": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " article"
    ],
    "other": [
     "#",
     " articles"
    ]
   }
  ]
 ],
 "service.help.questions": [
  "Good to know first"
 ],
 "service.help.more": [
  "Read on"
 ],
 "service.help.helped": [
  "Did it help?"
 ],
 "service.help.helped_yes": [
  "Yes"
 ],
 "service.help.helped_no": [
  "No"
 ],
 "service.help.helped_thanks": [
  "Thank you. Your answer has arrived."
 ],
 "service.help.helped_missing": [
  "What was missing?"
 ],
 "service.help.helped_add": [
  "Would you like to add something?"
 ],
 "service.help.helped_hint": [
  "Only if you like. Write no passwords or codes."
 ],
 "service.help.helped_send": [
  "Send"
 ],
 "service.help.helped_told": [
  "Thank you. The operator of this site reads what you wrote."
 ],
 "service.help.updated": [
  "Updated ",
  [
   "date"
  ]
 ],
 "service.help.searched_as": [
  [
   "answers"
  ],
  " · searched for “",
  [
   "words"
  ],
  "”"
 ],
 "service.feedback.title": [
  "Feedback"
 ],
 "service.feedback.label": [
  "Your feedback"
 ],
 "service.feedback.range": [
  "Write ",
  [
   "0",
   "number"
  ],
  " to ",
  [
   "1",
   "number"
  ],
  " characters"
 ],
 "service.feedback.submit": [
  "Send feedback"
 ],
 "service.feedback.done": [
  "Thank you. Your feedback has arrived."
 ],
 "service.feedback.text": [
  "A thought, a problem, a wish: write whatever is on your mind. If you need an answer, ask customer service."
 ],
 "service.feedback.topic": [
  "What it is about"
 ],
 "service.feedback.topic.games": [
  "Games"
 ],
 "service.feedback.topic.money": [
  "Balance"
 ],
 "service.feedback.topic.account": [
  "Account"
 ],
 "service.feedback.topic.looks": [
  "How it looks"
 ],
 "service.feedback.topic.other": [
  "Something else"
 ],
 "service.feedback.count": [
  [
   "length",
   "number"
  ],
  " / ",
  [
   "most",
   "number"
  ]
 ],
 "service.feedback.page": [
  "Also send which page I came from (",
  [
   "page"
  ],
  ")"
 ],
 "service.feedback.sending": [
  "Sending…"
 ],
 "service.feedback.next": [
  "The operator of this site reads it. Feedback gets no reply; if you need an answer, ask customer service."
 ],
 "service.feedback.to_help": [
  "To the help centre"
 ],
 "service.feedback.caption": [
  "What is good, what should change"
 ],
 "service.chat.title": [
  "Live chat"
 ],
 "service.chat.caption": [
  "Write with an operator"
 ],
 "service.chat.desk": [
  "Customer service"
 ],
 "service.chat.log": [
  "Messages"
 ],
 "service.chat.older": [
  "Earlier messages"
 ],
 "service.chat.unread": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " new"
    ],
    "other": [
     "#",
     " new"
    ]
   }
  ]
 ],
 "service.chat.empty": [
  "How can we help?"
 ],
 "service.chat.empty_text": [
  "Write what it is about. The answer comes here, and stays here."
 ],
 "service.chat.typing": [
  [
   "name"
  ],
  " is typing"
 ],
 "service.chat.read": [
  "Read"
 ],
 "service.chat.sent": [
  "Sent"
 ],
 "service.chat.sending": [
  "Sending…"
 ],
 "service.chat.failed": [
  "Not sent"
 ],
 "service.chat.again": [
  "Send again"
 ],
 "service.chat.message": [
  "Message"
 ],
 "service.chat.send": [
  "Send"
 ],
 "service.chat.attach": [
  "Add a picture"
 ],
 "service.chat.uploading": [
  "Sending ",
  [
   "name"
  ]
 ],
 "service.chat.size": [
  [
   "size"
  ],
  " KB"
 ],
 "service.chat.discard": [
  "Remove"
 ],
 "service.chat.error": [
  "The chat could not be loaded."
 ],
 "service.title.help": [
  "Help centre"
 ],
 "service.title.helpDetail": [
  "Help"
 ]
};
