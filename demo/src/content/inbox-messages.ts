import type { DemoInboxMessage } from './content.types.ts';

/** What a demo member finds in the inbox. */
export const inboxMessages: readonly DemoInboxMessage[] = [
  {
    id: 'demo-welcome',
    title: { bn: 'স্বাগতম', en: 'Welcome', hi: 'स्वागत है' },
    body: {
      bn: 'আপনার অ্যাকাউন্ট তৈরি হয়েছে। এখানে সব খেলা খেলার ক্রেডিট দিয়ে চলে; এই ক্রেডিটের কোনো নগদ মূল্য নেই।',
      en: 'Your account is ready. Every game here runs on play credits, and these have no cash value.',
      hi: 'आपका खाता तैयार है। यहाँ हर खेल खेलने के क्रेडिट से चलता है; इन क्रेडिट का कोई नकद मूल्य नहीं है।',
    },
  },
  {
    id: 'demo-security',
    title: {
      bn: 'আপনার অ্যাকাউন্ট নিরাপদ রাখুন',
      en: 'Keep your account safe',
      hi: 'अपना खाता सुरक्षित रखें',
    },
    body: {
      bn: 'আপনার পাসওয়ার্ড কাউকে জানাবেন না। আমাদের কোনো কর্মী কখনো আপনার পাসওয়ার্ড বা কোড জানতে চাইবেন না।',
      en: 'Tell nobody your password. Nobody who works with us will ever ask for your password or a code.',
      hi: 'अपना पासवर्ड किसी को न बताएँ। हमारा कोई भी कर्मचारी कभी आपका पासवर्ड या कोड नहीं माँगेगा।',
    },
  },
];
