import type { CodePurpose } from '@maidan/contract/constants';

/** What a code proves: one of the purposes that anybody may ask for, or a new number or address of a member. */
export type ProofPurpose = CodePurpose | 'mobile' | 'email';

/** The purposes of codes that only the number of a member gets; they are counted together. */
export const MEMBER_PURPOSES: readonly ProofPurpose[] = ['login', 'recovery'];
