/** What a permission lets an operator do, or a role is called, in the languages of the console (OPS-05). */
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
  'corrections.make': {
    bn: 'সদস্যের ব্যালেন্স হাতে সংশোধন করা',
    en: 'Correct the balance of a member by hand',
  },
  'deposits.decide': {
    bn: 'অমীমাংসিত জমা মেলানো ও নিষ্পত্তি করা',
    en: 'Settle deposits that channels report against the rules',
  },
  'deposits.read': { bn: 'অমীমাংসিত জমা দেখা', en: 'See deposits that need a person' },
  'exclusions.end': {
    bn: 'মেয়াদ শেষ হওয়া স্ব বর্জন তুলে নেওয়া',
    en: 'End exclusions of members that have run out',
  },
  'keys.read': {
    bn: 'সিল করা অনুরোধের চাবির তালিকা দেখা',
    en: 'See the keys of sealed bodies',
  },
  'keys.rotate': {
    bn: 'সিল করা অনুরোধের নতুন চাবি চালু করা',
    en: 'Bring a new key of sealed bodies into use',
  },
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
  'members.tag': {
    bn: 'সদস্যকে ট্যাগ দেওয়া ও সরানো',
    en: 'Give members tags and take them away',
  },
  'members.unblock': { bn: 'সদস্যের বাধা তুলে নেওয়া', en: 'Lift blocks of members' },
  'operators.grant': { bn: 'অপারেটরকে ভূমিকা দেওয়া', en: 'Give operators roles' },
  'operators.read': {
    bn: 'অনুমতি ও ভূমিকার তালিকা দেখা',
    en: 'See the permissions and the roles that have them',
  },
  'overview.read': { bn: 'সাইটের সারসংক্ষেপ দেখা', en: 'See the overview of a site' },
  'payments_notes.read': {
    bn: 'লেনদেন নিয়ে লেখা নোট দেখা',
    en: 'See notes on payments of members',
  },
  'payments_notes.write': {
    bn: 'লেনদেন নিয়ে নোট লেখা ও কাটা',
    en: 'Write and strike notes on payments of members',
  },
  'proposals.decide': {
    bn: 'অন্য অপারেটরের প্রস্তাব অনুমোদন বা প্রত্যাখ্যান করা',
    en: 'Approve or reject proposals of other operators',
  },
  'proposals.read': { bn: 'প্রস্তাব দেখা', en: 'See proposals' },
  'roles.change': { bn: 'ভূমিকা বানানো ও বদলানো', en: 'Make and change roles' },
  'safety_notes.read': {
    bn: 'নিরাপত্তা নিয়ে লেখা নোট দেখা',
    en: 'See notes on the safety of members',
  },
  'safety_notes.write': {
    bn: 'নিরাপত্তা নিয়ে নোট লেখা ও কাটা',
    en: 'Write and strike notes on the safety of members',
  },
  'service_notes.read': { bn: 'সেবা নিয়ে লেখা নোট দেখা', en: 'See notes on service' },
  'service_notes.write': {
    bn: 'সেবা নিয়ে নোট লেখা ও কাটা',
    en: 'Write and strike notes on service',
  },
  'settings.change': { bn: 'সাইটের সেটিং বদলানো', en: 'Change the settings of a site' },
  'settlements.release': {
    bn: 'এজেন্টদের কমিশন পরিশোধ ছাড়া',
    en: 'Release settlements of agents',
  },
  'tags.change': {
    bn: 'ট্যাগ বানানো বদলানো ও তুলে নেওয়া',
    en: 'Make and change and retire tags',
  },
  'trail.read': { bn: 'কাজের নথি দেখা', en: 'See the audit trail' },
  'transfers.make': {
    bn: 'সদস্য ও অনির্ধারিত খাতের মধ্যে হাতে টাকা সরানো',
    en: 'Move amounts by hand between a member and the account of suspense',
  },
  'withdrawals.decide': { bn: 'উত্তোলন মঞ্জুর বা বাতিল করা', en: 'Decide on withdrawals' },
  'withdrawals.pay': {
    bn: 'উত্তোলনের ফাইল বানানো ও তার ফল নেওয়া',
    en: 'Make files of payouts and take over their results',
  },
  'withdrawals.resume': {
    bn: 'থামানো উত্তোলন আবার চালু করা',
    en: 'Let stopped withdrawals of a member go on',
  },
  'withdrawals.stop': { bn: 'সদস্যের উত্তোলন থামানো', en: 'Stop the withdrawals of a member' },
  'withdrawals.read': { bn: 'উত্তোলনের সারি দেখা', en: 'See the queue of withdrawals' },
};

/** What the built-in roles are called, in the languages of the console (OPS-05). */
export const ROLE_WORDS: Readonly<Record<string, PermissionWords>> = {
  owner: { bn: 'মালিক', en: 'Owner' },
  site_manager: { bn: 'সাইট ব্যবস্থাপক', en: 'Site manager' },
  content: { bn: 'বিষয়বস্তু', en: 'Content' },
  payments: { bn: 'লেনদেন', en: 'Payments' },
  member_care: { bn: 'সদস্য সেবা', en: 'Member care' },
  agents: { bn: 'এজেন্ট', en: 'Agents' },
  auditor: { bn: 'নিরীক্ষক', en: 'Auditor' },
};
