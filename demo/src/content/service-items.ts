import type { DemoServiceItem } from './content.types.ts';

/** Customer-service entries; the demo has no accounts anywhere, so every address is an example host. */
export const serviceItems: readonly DemoServiceItem[] = [
  {
    csType: 'LIVECHAT',
    title: { bn: 'লাইভ চ্যাট', en: 'Support chat', hi: 'सहायता चैट' },
    path: 'https://chat.example.org/support',
  },
  {
    csType: 'TELEGRAM',
    title: { bn: 'বার্তায় লিখুন', en: 'Write a message', hi: 'संदेश लिखें' },
    path: 'https://message.example.org/support',
  },
  {
    csType: 'FACEBOOK',
    title: { bn: 'আমাদের পাতা', en: 'Our page', hi: 'हमारा पेज' },
    path: 'https://page.example.com/support',
  },
];
