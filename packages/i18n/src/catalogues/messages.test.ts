import { ERRORS } from '@maidan/contract/errors';
import type { ErrorCode } from '@maidan/contract/errors';
import { CATEGORIES } from '@maidan/contract/categories';
import { PATTERNS } from '@maidan/contract/rules';
import { describe, expect, it } from 'vitest';
import { loadCatalogues } from './testing.ts';
import type { MessageKey } from './message-keys.ts';
import { createTranslator } from '../translator.ts';

const bn = createTranslator({ locale: 'bn', catalogues: await loadCatalogues('bn') });
const en = createTranslator({ locale: 'en', catalogues: await loadCatalogues('en') });
const hi = createTranslator({ locale: 'hi', catalogues: await loadCatalogues('hi') });

const values = { age: 18, minLength: 6, maxLength: 20, 0: 10, 1: 500 };

/** Rows of the message section and the keys that hold their texts. */
const ROWS: [string, MessageKey[]][] = [
  ['MSG-03', ['auth.not_logged_in', 'errors.session.missing']],
  ['MSG-04', ['auth.no_permission', 'errors.session.role']],
  ['MSG-05', ['auth.user_unknown', 'errors.auth.account_disabled']],
  ['MSG-06', ['errors.auth.username_taken']],
  ['MSG-07', ['auth.code_wrong']],
  ['MSG-08', ['errors.session.expired']],
  ['MSG-09', ['errors.server.unexpected']],
  ['MSG-10', ['errors.client.url_empty']],
  ['MSG-11', ['errors.games.maintenance']],
  ['MSG-12', ['errors.site.maintenance', 'status.maintenance.text']],
  ['MSG-13', ['errors.site.region_blocked', 'status.region.ip', 'status.region.contact']],
  ['MSG-14', ['site.connection.slow', 'errors.client.timeout']],
  ['MSG-15', ['site.connection.none', 'errors.client.offline']],
  ['MSG-17', ['auth.email_incorrect']],
  ['MSG-18', ['errors.auth.captcha_wrong']],
  ['MSG-19', ['auth.pattern.username']],
  ['MSG-20', ['auth.pattern.password']],
  ['MSG-21', ['auth.pattern.email']],
  ['MSG-22', ['auth.passwords_differ']],
  ['MSG-23', ['auth.confirmation_incorrect']],
  ['MSG-24', ['auth.password_incorrect']],
  ['MSG-25', ['auth.in_vwrite_code', 'auth.required.captcha']],
  ['MSG-26', ['auth.in_confirmation_correct']],
  ['MSG-27', ['auth.in_enter_password']],
  ['MSG-28', ['auth.same_password']],
  ['MSG-29', ['auth.new_old_same']],
  ['MSG-30', ['auth.referrer_link_error']],
  ['MSG-31', ['auth.pattern.name']],
  ['MSG-32', ['auth.pattern.mobile']],
  ['MSG-33', ['errors.auth.invitation_invalid']],
  ['MSG-34', ['errors.auth.terms_required']],
  ['MSG-35', ['auth.birthday_incorrect', 'errors.auth.underage']],
  ['MSG-37', ['errors.auth.not_agent']],
  ['MSG-38', ['errors.auth.not_member']],
  ['MSG-39', ['errors.session.formal_account_required', 'auth.trial.notice_text']],
  ['MSG-40', ['games.free_reject', 'errors.games.free_play_refused']],
  ['MSG-41', ['auth.in_sms_sending']],
  ['MSG-42', ['auth.in_sms_send']],
  ['MSG-43', ['auth.in_been_out']],
  ['MSG-44', ['auth.changes_saved']],
  [
    'MSG-45',
    [
      'auth.sign_out.prompt',
      'auth.sign_out.sure',
      'auth.sign_out.cancel',
      'auth.sign_out.submit',
      'auth.sign_out.wait',
    ],
  ],
  ['MSG-46', ['promotions.activity_image_type']],
  ['MSG-47', ['promotions.activity_apply_remark_limit3']],
  ['MSG-48', ['promotions.activity_apply_remark_limit4']],
  ['MSG-49', ['promotions.image_failed']],
  ['MSG-50', ['service.contact_service']],
  ['MSG-51', ['games.no_game']],
  ['MSG-52', ['games.more_game']],
  ['MSG-53', ['notices.none']],
  ['MSG-54', ['notices.bar.news']],
  ['MSG-55', ['games.search.results', 'games.search.recommended']],
  ['MSG-56', ['download.use_safari']],
  ['MSG-57', ['download.welcome', 'download.responsible_1', 'download.responsible_2']],
  ['MSG-58', ['auth.forgot.heading']],
  ['MSG-59', ['site.age.badge', 'site.age.statement']],
  ['MSG-60', ['service.feedback.range']],
];

/** Title keys of SHELL-38, as the sources name them. */
const TITLE_KEYS = (
  'activity activityDetail forget home login register changePsw notice noticeDetail gameCenter set ' +
  'help helpDetail hot-games download provider search-games fav-games jili slot crash rng-games ' +
  'live-games fishing-games poker-games sport-games esport-games lott elott applyReward'
).split(' ');

describe('message texts', () => {
  it.each(ROWS)('MSG-01 %s has its texts in Bengali, English and Hindi', (_row, keys) => {
    for (const key of keys) {
      expect(en.has(key), key).toBe(true);
      expect(en.t(key, values)).toMatch(/[A-Za-z0-9]/);
      expect(bn.t(key, values)).toMatch(/[\u0980-\u09ff]/);
      expect(hi.has(key), key).toBe(true);
      expect(hi.t(key, values)).toMatch(/[\u0900-\u097f]|21\+|18\+/);
    }
  });

  it('MSG-09 MSG-10 contain what their rows ask for', () => {
    expect(en.t('errors.server.unexpected')).toMatch(/unknown error/i);
    expect(bn.t('errors.server.unexpected')).toContain('অজানা ত্রুটি');
    expect(en.t('errors.client.url_empty')).toMatch(/address is empty/);
    expect(bn.t('errors.client.url_empty')).toMatch(/ঠিকানা খালি/);
  });

  it('MSG-39 MSG-40 contain what their rows ask for', () => {
    expect(en.t('errors.session.formal_account_required')).toMatch(/free play.*real account/i);
    expect(bn.t('errors.session.formal_account_required')).toMatch(/আসল|প্রকৃত|নিবন্ধিত/);
    expect(en.t('games.free_reject')).toMatch(/free play/i);
    expect(bn.t('games.free_reject')).toMatch(/ফ্রি/);
  });

  it('MSG-56 the Safari alert is exactly the text of the specification', () => {
    expect(en.t('download.use_safari')).toBe('Please use Safari for download App.');
  });

  it('MSG-60 the range of feedback fills both placeholders', () => {
    expect(en.t('service.feedback.range', values)).toBe('Write 10 to 500 characters');
    expect(bn.t('service.feedback.range', values)).toBe('১০ থেকে ৫০০ অক্ষর লিখুন');
  });

  it('MSG-59 SHELL-95 LIMIT-06 the age texts contain the age of the site', () => {
    expect(bn.t('site.age.badge', { age: 18 })).toBe('১৮+');
    expect(en.t('site.age.badge', { age: 21 })).toBe('21+');
    expect(en.t('site.age.statement', { age: 21 })).toContain('21');
  });

  it('MSG-02 every error code of the contract has a text in every language', () => {
    for (const code of Object.keys(ERRORS) as ErrorCode[]) {
      const key: MessageKey = `errors.${code}`;
      expect(en.has(key) && bn.has(key), code).toBe(true);
      expect(bn.t(key)).toMatch(/।$/);
      expect(hi.t(key), code).toMatch(/[\u0900-\u097f].*।$/);
      expect(en.t(key)).toMatch(/\.$/);
    }
  });

  it('SHELL-38 title keys exist for exactly the 30 of the specification', async () => {
    const catalogues = await loadCatalogues('en');
    const names = catalogues
      .flatMap((catalogue) => Object.keys(catalogue))
      .flatMap((key) => /^[a-z]+\.title\.(.+)$/.exec(key)?.[1] ?? []);
    expect(names.toSorted()).toEqual(TITLE_KEYS.toSorted());
    expect(names).toHaveLength(30);
  });

  it('HOME-07 HOME-27 every category has a label, home and the member’s own lists too', () => {
    for (const category of ['HOME', 'FAV', 'RECENT', ...CATEGORIES]) {
      expect(bn.has(`lobby.category.${category}`), category).toBe(true);
    }
    for (const category of CATEGORIES) {
      expect(bn.t(`lobby.section.${category}`)).toMatch(/[\u0980-\u09ff]/);
      expect(en.has(`lobby.section.${category}`), category).toBe(true);
    }
  });

  it('MSG-36 REG-17 every pattern has a message that contains the lengths of the rule', () => {
    for (const pattern of Object.keys(PATTERNS)) {
      expect(bn.has(`auth.pattern.${pattern}`), pattern).toBe(true);
    }
    expect(bn.t('auth.pattern.username', values)).toContain('৬ থেকে ২০');
  });
});
