// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "site.document_title": [
  [
   "title"
  ],
  " - ",
  [
   "site"
  ]
 ],
 "site.description": [
  [
   "site"
  ],
  ": slots, crash, live tables, fishing, sports and more in one lobby."
 ],
 "site.skip_to_content": [
  "Skip to content"
 ],
 "site.title.activity": [
  "Promotions"
 ],
 "site.title.activityDetail": [
  "Promotion"
 ],
 "site.title.forget": [
  "Recover password"
 ],
 "site.title.home": [
  "Home"
 ],
 "site.title.login": [
  "Log in"
 ],
 "site.title.register": [
  "Register"
 ],
 "site.title.changePsw": [
  "Change password"
 ],
 "site.title.notice": [
  "Announcements"
 ],
 "site.title.noticeDetail": [
  "Announcement"
 ],
 "site.title.gameCenter": [
  "Game centre"
 ],
 "site.title.set": [
  "Settings"
 ],
 "site.title.help": [
  "Help centre"
 ],
 "site.title.helpDetail": [
  "Help"
 ],
 "site.title.hot-games": [
  "Hot games"
 ],
 "site.title.download": [
  "Get the app"
 ],
 "site.title.provider": [
  "Providers"
 ],
 "site.title.search-games": [
  "Search"
 ],
 "site.title.fav-games": [
  "Favourites"
 ],
 "site.title.jili": [
  "JL games"
 ],
 "site.title.slot": [
  "Slots"
 ],
 "site.title.crash": [
  "Crash"
 ],
 "site.title.rng-games": [
  "Casino"
 ],
 "site.title.live-games": [
  "Live casino"
 ],
 "site.title.fishing-games": [
  "Fishing"
 ],
 "site.title.poker-games": [
  "Poker and cards"
 ],
 "site.title.sport-games": [
  "Sports"
 ],
 "site.title.esport-games": [
  "Esports"
 ],
 "site.title.lott": [
  "Lottery"
 ],
 "site.title.elott": [
  "E-lottery"
 ],
 "site.title.applyReward": [
  "Apply for a reward"
 ],
 "site.header.back": [
  "Back"
 ],
 "site.header.home": [
  [
   "site"
  ],
  ", to the home page"
 ],
 "site.header.menu": [
  "Menu"
 ],
 "site.header.account": [
  "Account menu"
 ],
 "site.tab.label": [
  "Main menu"
 ],
 "site.tab.service": [
  "Service"
 ],
 "site.tab.promotions": [
  "Promos"
 ],
 "site.tab.home": [
  "Home"
 ],
 "site.tab.invite": [
  "Invite"
 ],
 "site.tab.member": [
  "Member"
 ],
 "site.menu.label": [
  "Side menu"
 ],
 "site.menu.greeting": [
  "Hello, ",
  [
   "name"
  ]
 ],
 "site.menu.visitor": [
  "Log in to play"
 ],
 "site.menu.visitor_hint": [
  "Log in to see your balance and your record."
 ],
 "site.menu.home": [
  "Home"
 ],
 "site.menu.member_centre": [
  "Member centre"
 ],
 "site.menu.betting_record": [
  "Betting record"
 ],
 "site.menu.account_record": [
  "Account record"
 ],
 "site.menu.invite": [
  "Invite friends"
 ],
 "site.menu.agency_centre": [
  "Agency centre"
 ],
 "site.menu.download": [
  "Get the app"
 ],
 "site.menu.announcements": [
  "Announcements"
 ],
 "site.menu.language": [
  "Language"
 ],
 "site.menu.service": [
  "Customer service"
 ],
 "site.menu.help": [
  "Help centre"
 ],
 "site.menu.sign_out": [
  "Sign out"
 ],
 "site.menu.promotions": [
  "Promotions for you"
 ],
 "site.language.title": [
  "Language"
 ],
 "site.language.hint": [
  "The digits of amounts and dates follow the language."
 ],
 "site.language.choose": [
  "Choose ",
  [
   "language"
  ]
 ],
 "site.language.changed": [
  "Language changed."
 ],
 "site.language.save": [
  "Change language"
 ],
 "site.language.failed": [
  "The language could not be changed. Check the connection and try again."
 ],
 "site.digits.title": [
  "Digits"
 ],
 "site.digits.beng": [
  "Bengali"
 ],
 "site.digits.latn": [
  "Latin"
 ],
 "site.theme.title": [
  "Theme"
 ],
 "site.theme.dark": [
  "Dark"
 ],
 "site.theme.light": [
  "Light"
 ],
 "site.theme.system": [
  "As on the device"
 ],
 "site.settings.about": [
  "About"
 ],
 "site.settings.version": [
  "Version ",
  [
   "version"
  ]
 ],
 "site.settings.data_saver": [
  "Data saver"
 ],
 "site.settings.data_saver_hint": [
  "Smaller pictures, no web fonts."
 ],
 "site.settings.reduced_motion": [
  "Less motion"
 ],
 "site.settings.clear_data": [
  "Clear data on this device"
 ],
 "site.footer.label": [
  "Footer"
 ],
 "site.footer.copyright": [
  "© ",
  [
   "year"
  ],
  " ",
  [
   "site"
  ],
  ". All rights reserved."
 ],
 "site.footer.play_credits": [
  "Play credits only. They have no cash value."
 ],
 "site.footer.responsible": [
  "Responsible play"
 ],
 "site.footer.help": [
  "Help centre"
 ],
 "site.footer.service": [
  "Customer service"
 ],
 "site.footer.terms": [
  "Terms"
 ],
 "site.footer.privacy": [
  "Privacy"
 ],
 "site.footer.download": [
  "Get the app"
 ],
 "site.footer.about": [
  "About us"
 ],
 "site.footer.licence": [
  "Licensed by ",
  [
   "regulator"
  ],
  ", number ",
  [
   "number"
  ]
 ],
 "site.age.badge": [
  [
   "age",
   "number"
  ],
  "+"
 ],
 "site.age.statement": [
  "Only for people aged ",
  [
   "age",
   "number"
  ],
  " or over."
 ],
 "site.age.responsible": [
  "Play is entertainment, not income. Set limits and take breaks."
 ],
 "site.maintenance.title": [
  "Maintenance"
 ],
 "site.maintenance.heading": [
  "We are working on the site"
 ],
 "site.maintenance.text": [
  "The system is being upgraded. Your balance and open bets are kept. Please try again later."
 ],
 "site.maintenance.until": [
  "Expected end"
 ],
 "site.region.title": [
  "Not available"
 ],
 "site.region.heading": [
  "Not available in this region"
 ],
 "site.region.text": [
  [
   "site"
  ],
  " cannot be used from your location. If a VPN is on, switch it off and try again."
 ],
 "site.region.ip": [
  "Your IP address"
 ],
 "site.region.contact": [
  "Tell us if this is wrong"
 ],
 "site.connection.none_title": [
  "No internet"
 ],
 "site.connection.none": [
  "There is no internet connection. The page loads again once it is back."
 ],
 "site.connection.slow": [
  "The connection is slow. What you see may be older than usual."
 ],
 "site.connection.back": [
  "You are online again."
 ],
 "site.connection.unreachable_title": [
  "The site does not answer"
 ],
 "site.connection.unreachable": [
  "We could not reach the site. Check the connection and try again."
 ],
 "site.error.title": [
  "This page could not be shown"
 ],
 "site.error.text": [
  "Something failed on our side. Try again, or go to the home page."
 ],
 "site.error.reference": [
  "Reference for support: ",
  [
   "requestId"
  ]
 ],
 "site.not_found.title": [
  "Page not found"
 ],
 "site.not_found.text": [
  "The address leads nowhere. Check it, or go to the home page."
 ],
 "site.not_found.home": [
  "Go to the home page"
 ],
 "site.additional_bar.text": [
  "Add the site to your home screen"
 ],
 "site.additional_bar.action": [
  "See how"
 ],
 "site.no_script.text": [
  "Without JavaScript you can browse, log in and register; games need it."
 ]
};
