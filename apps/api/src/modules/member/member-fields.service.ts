import { AppError } from '@maidan/contract/errors';
import { checkField, normaliseField } from '@maidan/contract/rules';
import type { FieldFailure } from '@maidan/contract/rules';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { memberStore } from './member.store.ts';

type TextField = 'nickname' | 'email' | 'payeeName';

/**
 * Fields of their account that members change themselves. Each is checked by the site's rule, whether or not the form
 * shows it.
 */
export function memberFieldsService({ db }: { db: Database }) {
  return {
    /**
     * Sets the nickname; an empty one removes it, unless the site requires one.
     * @throws AppError `member.fields_invalid`
     */
    async setNickname(site: SiteView, memberId: string, value: string) {
      const isRequired = site.settings.register.nickname.required;
      const nickname = checked(site, 'nickname', value, isRequired);
      await memberStore(db, site.siteId).setShown(memberId, { nickname });
      return { nickname };
    },

    /** Sets the e-mail address; a changed address is not verified. @throws AppError `member.fields_invalid` */
    async setEmail(site: SiteView, memberId: string, value: string) {
      const email = checked(site, 'email', value, true);
      const isVerified = await memberStore(db, site.siteId).setEmail(memberId, email);
      return { email, isVerified };
    },

    /**
     * Sets the payee name, which cannot be changed later.
     * @throws AppError `member.fields_invalid` or `member.payee_name_set`
     */
    async setPayeeName(site: SiteView, memberId: string, value: string) {
      const payeeName = checked(site, 'payeeName', value, true);
      const isSet = await memberStore(db, site.siteId).setPayeeName(memberId, payeeName);
      if (!isSet) throw new AppError('member.payee_name_set');
      return { payeeName };
    },
  };
}

export type MemberFieldsService = ReturnType<typeof memberFieldsService>;

function checked(site: SiteView, field: TextField, value: string, required: boolean): string {
  const rule = { ...site.settings.register[field], enabled: true, required };
  const failures = checkField(value, rule);
  if (failures.length > 0) throw invalid(field, failures);
  return normaliseField(value, rule.patternId);
}

function invalid(field: TextField, failures: readonly FieldFailure[]): AppError {
  return new AppError('member.fields_invalid', { fields: { [field]: failures } });
}
