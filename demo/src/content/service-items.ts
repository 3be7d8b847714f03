import type { DemoServiceItem } from './content.types.ts';

/**
 * Customer-service entries. The demo has no accounts with any messenger, so each entry leads to the answers on its own
 * help pages.
 */
export const serviceItems: readonly DemoServiceItem[] = [
  {
    csType: 'LIVECHAT',
    title: { bn: 'খেলা নিয়ে সাহায্য', en: 'Help with playing', hi: 'खेलने में मदद' },
    path: '/m/help?tag=how-to-play',
  },
  {
    csType: 'TELEGRAM',
    title: { bn: 'অ্যাকাউন্ট নিয়ে সাহায্য', en: 'Help with your account', hi: 'खाते में मदद' },
    path: '/m/help?tag=account',
  },
  {
    csType: 'FACEBOOK',
    title: { bn: 'ব্যালেন্স নিয়ে সাহায্য', en: 'Help with your balance', hi: 'बैलेंस में मदद' },
    path: '/m/help?tag=wallet',
  },
];
