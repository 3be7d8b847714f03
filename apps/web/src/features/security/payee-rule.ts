import type { PublicSiteSettings } from '@maidan/site';

/** What the gateway checks as well: a name, whatever the registration asks for. */
export interface PayeeRule {
  readonly minLength: number;
  readonly maxLength: number;
  readonly patternId: string;
}

/** For a site that says nothing of payee names: the gateway alone decides. */
const FREE_NAME: PayeeRule = { minLength: 1, maxLength: 255, patternId: 'any' };

/** The rule of a site for payee names. */
export function payeeRuleOf({ register }: Pick<PublicSiteSettings, 'register'>): PayeeRule {
  const { payeeName = FREE_NAME } = register;
  const { minLength, maxLength, patternId } = payeeName;
  return { minLength, maxLength, patternId };
}
