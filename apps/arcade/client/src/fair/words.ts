import type { RoomTexts } from '../games/room-words.ts';

type Key =
  | 'title'
  | 'intro'
  | 'apart'
  | 'hash'
  | 'own'
  | 'ownHint'
  | 'ownBad'
  | 'random'
  | 'nonce'
  | 'bets'
  | 'nextHash'
  | 'note'
  | 'blocked'
  | 'change'
  | 'changed'
  | 'serverSeed'
  | 'rounds'
  | 'ended'
  | 'pair'
  | 'none'
  | 'more'
  | 'round'
  | 'stakePaid'
  | 'notPlayed'
  | 'underWay'
  | 'copy'
  | 'copySeed'
  | 'copyRound'
  | 'checkRound'
  | 'copied'
  | 'uncopied';

/** Every text of the sheet of fairness. */
export const FAIR_TEXTS: RoomTexts<Key> = {
  bn: {
    title: 'ন্যায্যতা',
    intro:
      'ফল আসে তিনটি জিনিস থেকে: আমাদের গোপন সিড, আপনার সিড আর রাউন্ডের নম্বর। গোপন সিডের ছাপ আগেই দেখানো থাকে, তাই পরে তা বদলানো যায় না।',
    apart:
      'এই গেমের রাউন্ড এসব সিড থেকে আসে না: গেম সার্ভার ক্রিপ্টোগ্রাফিক দৈব পদ্ধতিতে তা বের করে। সিডগুলো আপনার অন্য গেমের।',
    hash: 'সার্ভার সিডের ছাপ (SHA-256)',
    own: 'আপনার সিড',
    ownHint: 'নিজের মতো লিখুন; যেকোনো সময় বদলানো যায়।',
    ownBad: 'চোখে দেখা যায় এমন ১ থেকে ৬৪টি অক্ষর লিখুন।',
    random: 'এলোমেলো সিড নিন',
    nonce: 'পরের রাউন্ডের নম্বর (nonce)',
    bets: 'এই সিডে রাউন্ড হয়েছে: {count}',
    nextHash: 'পরের সার্ভার সিডের ছাপ',
    note: 'সিড বদলালে এখনকার সার্ভার সিড খুলে যাবে। তখন এর রাউন্ডগুলো আপনি নিজেই যাচাই করতে পারবেন।',
    blocked: 'একটি রাউন্ড চলছে, হয়তো অন্য গেমে। সেটি শেষ হলে সিড বদলানো যাবে।',
    change: 'সিড বদলান',
    changed: 'সিড বদলেছে। আগের সার্ভার সিড এখন খোলা:',
    serverSeed: 'সার্ভার সিড',
    rounds: 'এই সিডে আপনার রাউন্ড',
    ended: 'আপনার আগের সিড',
    pair: 'সিড {number}',
    none: 'এখনও কিছু নেই',
    more: 'আরও দেখুন',
    round: 'রাউন্ড {nonce}',
    stakePaid: 'বেট {stake}, পাওয়া {payout}',
    notPlayed: 'খেলা হয়নি: বেট কাটা হয়নি, বা ফেরত গেছে',
    underWay: 'চলছে',
    copy: 'কপি করুন: {name}',
    copySeed: 'সার্ভার সিড {number} কপি করুন',
    checkRound: 'রাউন্ড {nonce} যাচাই করুন',
    copyRound: 'যাচাইয়ের জন্য রাউন্ড {nonce} কপি করুন',
    copied: 'কপি হয়েছে',
    uncopied: 'কপি করা যায়নি। লেখাটি বেছে নিয়ে কপি করুন।',
  },
  en: {
    title: 'Fairness',
    intro:
      'Each result comes from three things: our hidden seed, your seed and the number of the round. The print of the hidden seed is shown beforehand, so it cannot be changed later.',
    apart:
      'The rounds of this game do not come from these seeds: the game server draws them by a cryptographic random generator. The seeds are those of your other games.',
    hash: 'Print of the server seed (SHA-256)',
    own: 'Your seed',
    ownHint: 'Write your own; you can change it at any time.',
    ownBad: 'Write 1 to 64 characters that can be seen.',
    random: 'Take a random seed',
    nonce: 'Number of the next round (nonce)',
    bets: 'Rounds with these seeds: {count}',
    nextHash: 'Print of the next server seed',
    note: 'A change shows the present server seed. Then you can check its rounds yourself.',
    blocked:
      'A round is under way, perhaps in another game. The seeds can be changed when it has ended.',
    change: 'Change seeds',
    changed: 'The seeds are changed. The old server seed is open now:',
    serverSeed: 'Server seed',
    rounds: 'Your rounds with these seeds',
    ended: 'Your earlier seeds',
    pair: 'Seeds {number}',
    none: 'Nothing yet',
    more: 'Show more',
    round: 'Round {nonce}',
    stakePaid: 'Stake {stake}, paid {payout}',
    notPlayed: 'Not played: no stake was taken, or it went back',
    underWay: 'Under way',
    copy: 'Copy: {name}',
    copySeed: 'Copy server seed {number}',
    checkRound: 'Check round {nonce}',
    copyRound: 'Copy round {nonce} for a checker',
    copied: 'Copied',
    uncopied: 'Copying did not work. Select the text and copy it.',
  },
  hi: {
    title: 'निष्पक्षता',
    intro:
      'नतीजा तीन चीज़ों से आता है: हमारा छिपा सीड, आपका सीड और राउंड का नंबर। छिपे सीड की छाप पहले ही दिखा दी जाती है, इसलिए बाद में उसे बदला नहीं जा सकता।',
    apart:
      'इस गेम के राउंड इन सीड से नहीं आते: गेम सर्वर उन्हें क्रिप्टोग्राफ़िक यादृच्छिक तरीक़े से निकालता है। ये सीड आपके दूसरे गेम के हैं।',
    hash: 'सर्वर सीड की छाप (SHA-256)',
    own: 'आपका सीड',
    ownHint: 'अपने मन से लिखें; कभी भी बदल सकते हैं।',
    ownBad: 'दिखने वाले 1 से 64 अक्षर लिखें।',
    random: 'यादृच्छिक सीड लें',
    nonce: 'अगले राउंड का नंबर (nonce)',
    bets: 'इन सीड से राउंड: {count}',
    nextHash: 'अगले सर्वर सीड की छाप',
    note: 'सीड बदलने पर मौजूदा सर्वर सीड खुल जाएगा। तब उसके राउंड आप ख़ुद जाँच सकेंगे।',
    blocked: 'एक राउंड चल रहा है, शायद किसी दूसरे गेम में। उसके ख़त्म होने पर सीड बदले जा सकेंगे।',
    change: 'सीड बदलें',
    changed: 'सीड बदल गए। पुराना सर्वर सीड अब खुला है:',
    serverSeed: 'सर्वर सीड',
    rounds: 'इन सीड से आपके राउंड',
    ended: 'आपके पुराने सीड',
    pair: 'सीड {number}',
    none: 'अभी कुछ नहीं',
    more: 'और देखें',
    round: 'राउंड {nonce}',
    stakePaid: 'दाँव {stake}, मिला {payout}',
    notPlayed: 'खेला नहीं गया: दाँव नहीं लिया गया, या लौट गया',
    underWay: 'चल रहा है',
    copy: 'कॉपी करें: {name}',
    copySeed: 'सर्वर सीड {number} कॉपी करें',
    checkRound: 'राउंड {nonce} जाँचें',
    copyRound: 'जाँच के लिए राउंड {nonce} कॉपी करें',
    copied: 'कॉपी हो गया',
    uncopied: 'कॉपी नहीं हुआ। लिखा हुआ चुनकर कॉपी करें।',
  },
};
