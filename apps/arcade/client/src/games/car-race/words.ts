import type { RoomTexts } from '../room-words.ts';

type Key = 'closed' | 'label' | 'ended' | 'left' | 'foot' | 'gains' | 'wins' | 'step1' | 'step2';

/** The texts of the car race. */
export const CAR_RACE_TEXTS: RoomTexts<Key> = {
  bn: {
    closed: 'গাড়ি বাঁকে, দাম বন্ধ',
    label: 'ওপর থেকে দেখা পাঁচ গাড়ির দৌড়',
    ended: 'দৌড় শেষ',
    left: 'আগে {target} ঘর',
    foot: 'বাঁক {number}',
    gains: '{car} এক ঘর এগিয়েছে',
    wins: '{car} জিতেছে',
    step1:
      'পাঁচটি গাড়ি দৌড়ায়। প্রতি বাঁকে একটি গাড়ি এক ঘর এগোয়; আগে পাঁচ ঘর যার, সে জেতে। জোরালো গাড়ির এগোনোর সম্ভাবনা বেশি।',
    step2: 'কে জিতবে: কোন গাড়ি প্রথম হবে। পরের বাঁক: কোন গাড়ি এগোবে।',
  },
  en: {
    closed: 'The cars are in the bend, prices are closed',
    label: 'A race of five cars seen from above',
    ended: 'Race over',
    left: 'First to {target} fields',
    foot: 'Bend {number}',
    gains: '{car} gained a field',
    wins: '{car} has won',
    step1:
      'Five cars race. In each bend one of them gains a field, and the first with five fields wins. Stronger cars gain more often.',
    step2: 'Winner: which car is first. Next bend: which car gains the next field.',
  },
  hi: {
    closed: 'कारें मोड़ पर, भाव बंद',
    label: 'ऊपर से दिखती पाँच कारों की रेस',
    ended: 'रेस समाप्त',
    left: 'पहले {target} ख़ाने',
    foot: 'मोड़ {number}',
    gains: '{car} एक ख़ाना आगे बढ़ी',
    wins: '{car} जीती',
    step1:
      'पाँच कारें दौड़ती हैं। हर मोड़ पर एक कार एक ख़ाना बढ़ती है; पहले पाँच ख़ाने जिसके, वही जीतती है। मज़बूत कार ज़्यादा बढ़ती है।',
    step2: 'कौन जीतेगा: कौन-सी कार पहली होगी। अगला मोड़: कौन-सी कार बढ़ेगी।',
  },
};
