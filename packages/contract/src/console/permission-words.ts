/** What a permission lets an operator do, in the languages of the console (OPS-05). */
export interface PermissionWords {
  readonly bn: string;
  readonly en: string;
}

/** The words of every permission that endpoints name; a test fails for one without words, and for words without one. */
export const PERMISSION_WORDS: Readonly<Record<string, PermissionWords>> = {
  'applications.decide': {
    bn: 'পুরস্কারের আবেদন মঞ্জুর বা বাতিল করা',
    en: 'Decide on applications for rewards',
  },
  'applications.read': { bn: 'পুরস্কারের আবেদন দেখা', en: 'See applications for rewards' },
  'deposits.decide': {
    bn: 'অমীমাংসিত জমা মেলানো ও নিষ্পত্তি করা',
    en: 'Settle deposits that channels report against the rules',
  },
  'deposits.read': { bn: 'অমীমাংসিত জমা দেখা', en: 'See deposits that need a person' },
  'members.block': { bn: 'সদস্যের কাজ আটকানো', en: 'Block what a member may do' },
  'members.read': { bn: 'সদস্য খোঁজা ও তাঁর পাতা দেখা', en: 'Find members and see their pages' },
  'members.reset': {
    bn: 'সদস্যকে অ্যাকাউন্ট ফিরে পাওয়ার লিঙ্ক পাঠানো',
    en: 'Send a member the way back into the account',
  },
  'members.reveal': {
    bn: 'সদস্যের ব্যক্তিগত তথ্য খুলে দেখা',
    en: 'Show personal data of members',
  },
  'members.unblock': { bn: 'সদস্যের বাধা তুলে নেওয়া', en: 'Lift blocks of members' },
  'operators.grant': { bn: 'অপারেটরকে ভূমিকা দেওয়া', en: 'Give operators roles' },
  'operators.read': {
    bn: 'অনুমতি ও ভূমিকার তালিকা দেখা',
    en: 'See the permissions and the roles that have them',
  },
  'overview.read': { bn: 'সাইটের সারসংক্ষেপ দেখা', en: 'See the overview of a site' },
  'proposals.decide': {
    bn: 'অন্য অপারেটরের প্রস্তাব অনুমোদন বা প্রত্যাখ্যান করা',
    en: 'Approve or reject proposals of other operators',
  },
  'proposals.read': { bn: 'প্রস্তাব দেখা', en: 'See proposals' },
  'settings.change': { bn: 'সাইটের সেটিং বদলানো', en: 'Change the settings of a site' },
  'settlements.release': {
    bn: 'এজেন্টদের কমিশন পরিশোধ ছাড়া',
    en: 'Release settlements of agents',
  },
  'trail.read': { bn: 'কাজের নথি দেখা', en: 'See the audit trail' },
  'withdrawals.decide': { bn: 'উত্তোলন মঞ্জুর বা বাতিল করা', en: 'Decide on withdrawals' },
  'withdrawals.read': { bn: 'উত্তোলনের সারি দেখা', en: 'See the queue of withdrawals' },
};
