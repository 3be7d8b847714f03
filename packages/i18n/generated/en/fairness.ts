// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "fairness.title": [
  "Fairness"
 ],
 "fairness.check": [
  "Check a round"
 ],
 "fairness.check.title": [
  "Check a round"
 ],
 "fairness.check.error": [
  "The checker could not be loaded."
 ],
 "fairness.how": [
  "How a result comes about"
 ],
 "fairness.step.promise": [
  "A promise before the bet"
 ],
 "fairness.step.promise_text": [
  "The game server has a hidden seed. Its print (SHA-256) is shown before the first bet, so the seed cannot be changed later."
 ],
 "fairness.step.own": [
  "Your own seed"
 ],
 "fairness.step.own_text": [
  "You set your seed at any time. The game server cannot choose it."
 ],
 "fairness.step.number": [
  "The number of the round"
 ],
 "fairness.step.number_text": [
  "Both seeds and the number give bytes (HMAC-SHA256), the bytes fractions, and the published rule of the game makes the result of them."
 ],
 "fairness.step.open": [
  "The hidden seed is opened"
 ],
 "fairness.step.open_text": [
  "When you change the seeds, the old hidden seed is shown. Then you compute each of its rounds again."
 ],
 "fairness.where": [
  "You find seeds and prints in each game, behind the shield. From there a round opens here with everything filled in."
 ],
 "fairness.rounds": [
  "Your rounds"
 ],
 "fairness.rounds.seed": [
  "Your seed:"
 ],
 "fairness.rounds.none": [
  "Rounds that can be checked stand here once you have played some."
 ],
 "fairness.round": [
  "Round ",
  [
   "nonce",
   "number"
  ],
  ": ",
  [
   "game"
  ]
 ],
 "fairness.more": [
  "More"
 ],
 "fairness.file": [
  "Checker as a file"
 ],
 "fairness.file.text": [
  "One HTML file that works without network, and without this site."
 ],
 "fairness.error": [
  "Your rounds could not be loaded."
 ],
 "fairness.returns.title": [
  "Returns of the games"
 ],
 "fairness.returns.caption": [
  "What each game returns by its rules, and what was measured"
 ],
 "fairness.returns.text": [
  "How much of all stakes went back. The upright line is the return by the rules, the dot what was measured, the band its margin at 95%."
 ],
 "fairness.returns.counted": [
  "Counted ",
  [
   "moment"
  ]
 ],
 "fairness.returns.none": [
  "There are no games yet."
 ],
 "fairness.returns.game": [
  "Game, rounds"
 ],
 "fairness.returns.theory": [
  "By rules"
 ],
 "fairness.returns.measured": [
  "Measured"
 ],
 "fairness.returns.rounds": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " round since ",
     [
      "day"
     ]
    ],
    "other": [
     "#",
     " rounds since ",
     [
      "day"
     ]
    ]
   }
  ]
 ],
 "fairness.returns.no_rounds": [
  "not played yet"
 ],
 "fairness.returns.few": [
  "too few"
 ],
 "fairness.returns.missed": [
  "The band does not reach the line now. At 95% this happens with one game in twenty."
 ],
 "fairness.returns.next": [
  "More games"
 ],
 "fairness.returns.before": [
  "Previous page"
 ],
 "fairness.returns.page": [
  "Page ",
  [
   "page",
   "number"
  ],
  " of ",
  [
   "pages",
   "number"
  ]
 ],
 "fairness.returns.table": [
  "Download the table (CSV)"
 ],
 "fairness.returns.error": [
  "The returns could not be loaded."
 ]
};
