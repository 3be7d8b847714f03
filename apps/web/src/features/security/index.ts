export { payeeRuleOf } from './payee-rule.ts';
export type { PayeeRule } from './payee-rule.ts';
export { PayeeSheet } from './payee-sheet.tsx';
export { PinSheet } from './pin-sheet.tsx';
export { stepUp } from './security.queries.ts';
export { StepUpForm } from './step-up.tsx';
export { useProvenStep } from './use-proven-step.ts';
export type { ProvenStep } from './use-proven-step.ts';
