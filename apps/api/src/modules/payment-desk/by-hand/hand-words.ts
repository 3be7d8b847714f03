import type { LocalisedText } from '#platform/database/columns.ts';

/** The title of the message that tells a member of a movement by hand. */
export const HAND_TITLE: LocalisedText = {
  bn: 'আপনার ব্যালেন্স হাতে ঠিক করা হয়েছে',
  en: 'Your balance was changed by hand',
  hi: 'आपका बैलेंस हाथ से ठीक किया गया है',
};

/** What the message says: where amount and cause are found. */
export const handBody = (receipt: string): LocalisedText => ({
  bn: `পরিমাণ ও কারণ রসিদ ${receipt}-এ আছে; অ্যাকাউন্ট রেকর্ডেও পাবেন।`,
  en: `Receipt ${receipt} says how much and why; it is in your account record too.`,
  hi: `रक़म और कारण रसीद ${receipt} में हैं; खाता रिकॉर्ड में भी मिलेंगे।`,
});
