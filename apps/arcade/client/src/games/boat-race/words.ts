import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'closed'
  | 'label'
  | 'ended'
  | 'leads'
  | 'level'
  | 'foot'
  | 'last'
  | 'gains'
  | 'bursts'
  | 'wins'
  | 'step1'
  | 'step2';

/** The texts of the boat race. */
export const BOAT_RACE_TEXTS: RoomTexts<Key> = {
  bn: {
    closed: 'মাঝিরা বৈঠা টানছে, দাম বন্ধ',
    label: 'ওপর থেকে দেখা নদীতে ছয় লম্বা নৌকার বাইচ',
    ended: 'বাইচ শেষ',
    leads: 'আগে {boat}',
    level: '{count}টি নৌকা সমান সমান',
    foot: 'ঘাট {number} / {all}',
    last: 'শেষ টান',
    gains: '{boat} এক দৈর্ঘ্য এগিয়েছে',
    bursts: '{boat} দুই দৈর্ঘ্য এগিয়েছে',
    wins: '{boat} জিতেছে',
    step1:
      'ছয়টি নৌকা আট ঘাট পর্যন্ত বাইচ খেলে। প্রতি ঘাটে একটি নৌকা এক বা দুই দৈর্ঘ্য এগোয়; জোরালো ও পেছনের নৌকার সম্ভাবনা বেশি। কেউ দুই দৈর্ঘ্যের বেশি পিছায় না। শেষ ঘাটে যারা সমান, তারা আরেক টান দেয়।',
    step2:
      'কে জিতবে: কোন নৌকা প্রথম হবে। পরের ঘাট: কোন নৌকা এগোবে। টান: কত এগোবে। ব্যবধান: শেষ ঘাটে প্রথম নৌকা কত আগে, বা শেষ টানে ফল।',
  },
  en: {
    closed: 'The crews are pulling, prices are closed',
    label: 'A race of six long boats on a river seen from above',
    ended: 'Race over',
    leads: '{boat} leads',
    level: '{count} boats are level',
    foot: 'Marker {number} / {all}',
    last: 'Last pull',
    gains: '{boat} gained a length',
    bursts: '{boat} gained two lengths',
    wins: '{boat} has won',
    step1:
      'Six boats race past eight markers. On the way to each one boat gains a length or two; strong boats and boats behind do more often. None falls more than two lengths behind. Boats level at the last marker row one more pull.',
    step2:
      'Winner: which boat is first. Next marker: which boat gains on the way there. Gain: how much. Margin: how far the first is ahead at the last marker, or by the last pull.',
  },
  hi: {
    closed: 'नाविक चप्पू चला रहे हैं, भाव बंद',
    label: 'ऊपर से दिखती नदी में छह लंबी नावों की दौड़',
    ended: 'दौड़ समाप्त',
    leads: '{boat} आगे',
    level: '{count} नावें बराबर',
    foot: 'घाट {number} / {all}',
    last: 'आख़िरी ज़ोर',
    gains: '{boat} एक लंबाई आगे बढ़ी',
    bursts: '{boat} दो लंबाई आगे बढ़ी',
    wins: '{boat} जीती',
    step1:
      'छह नावें आठ घाट तक दौड़ती हैं। हर घाट पर एक नाव एक या दो लंबाई बढ़ती है; मज़बूत और पीछे की नाव ज़्यादा बढ़ती है। कोई दो लंबाई से ज़्यादा पीछे नहीं रहती। आख़िरी घाट पर बराबर नावें एक ज़ोर और लगाती हैं।',
    step2:
      'कौन जीतेगा: कौन-सी नाव पहली होगी। अगला घाट: कौन-सी नाव बढ़ेगी। बढ़त: कितनी। अंतर: आख़िरी घाट पर पहली नाव कितनी आगे, या आख़िरी ज़ोर से फ़ैसला।',
  },
};
