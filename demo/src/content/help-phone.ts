import type { DemoHelpItem } from './content.types.ts';
import { paragraphs, points } from './help-html.ts';

/** The site on a phone: language, data, a slow network. */
export const phone: DemoHelpItem = {
  tag: 'phone',
  version: '2026-11-23',
  title: { bn: 'ফোন, ভাষা ও ডেটা', en: 'Phone, language and data', hi: 'फ़ोन, भाषा और डेटा' },
  content: {
    bn: paragraphs('সাইটটি ফোনের ব্রাউজারেই চলে। ভাষা, রং আর ডেটা খরচ আপনি নিজে ঠিক করতে পারেন।'),
    en: paragraphs(
      'The site runs in the browser of a phone. Language, colours and how much data it uses are up to you.',
    ),
    hi: paragraphs('साइट फ़ोन के ब्राउज़र में चलती है। भाषा, रंग और डेटा ख़र्च आप ख़ुद तय कर सकते हैं।'),
  },
  children: [
    {
      title: {
        bn: 'নেট ধীর হলে কী করব?',
        en: 'What helps on a slow connection?',
        hi: 'नेट धीमा हो तो क्या करें?',
      },
      content: {
        bn: points(
          'সেটিংসে ডেটা সাশ্রয় চালু করুন, তাহলে কম লোড হয়',
          'যে পাতা আগে দেখেছেন, নেট না থাকলেও তা আবার পড়া যায়',
          'খেলার মাঝে নেট গেলে একই গেম আবার খুলুন, খোলা রাউন্ড সেখান থেকেই চলে',
        ),
        en: points(
          'Switch on data saver in the settings, so that less is loaded',
          'A page you have seen can be read again without a connection',
          'If it breaks during a game, open the same game again: an open round goes on from there',
        ),
        hi: points(
          'सेटिंग में डेटा बचत चालू करें, तब कम लोड होता है',
          'जो पेज पहले देखा है, वह नेट के बिना भी फिर पढ़ा जा सकता है',
          'खेल के बीच नेट जाए तो वही गेम फिर खोलें, अधूरा राउंड वहीं से चलता है',
        ),
      },
    },
    {
      title: { bn: 'ভাষা বদলাব কীভাবে?', en: 'How do I change the language?', hi: 'भाषा कैसे बदलें?' },
      content: {
        bn: paragraphs('পাশের মেনুতে ভাষায় চাপুন, তারপর বেছে নিন। পছন্দটি এই ফোনে মনে রাখা হয়।'),
        en: paragraphs(
          'Tap language in the side menu, then choose. This phone remembers the choice.',
        ),
        hi: paragraphs('साइड मेनू में भाषा पर टैप करें, फिर चुनें। यह फ़ोन आपकी पसंद याद रखता है।'),
      },
    },
    {
      title: {
        bn: 'সাইটটি কি অ্যাপের মতো রাখা যায়?',
        en: 'Can I keep the site like an app?',
        hi: 'क्या साइट को ऐप की तरह रख सकते हैं?',
      },
      content: {
        bn: paragraphs(
          'হ্যাঁ। ব্রাউজারের মেনুতে হোম স্ক্রিনে যোগ করার কথা থাকলে সেটি বেছে নিন। তারপর ফোনের হোম স্ক্রিন থেকেই খোলা যায়।',
        ),
        en: paragraphs(
          'Yes. If the browser’s menu offers to add it to the home screen, choose that. It then opens from the phone’s home screen.',
        ),
        hi: paragraphs(
          'हाँ। ब्राउज़र के मेनू में होम स्क्रीन पर जोड़ने का विकल्प हो तो उसे चुनें। फिर यह फ़ोन की होम स्क्रीन से खुलती है।',
        ),
      },
    },
  ],
};
