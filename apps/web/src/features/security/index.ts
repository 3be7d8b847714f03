export { stepUp } from './security.queries.ts';
export { StepUpForm } from './step-up.tsx';
export { useProvenStep } from './use-proven-step.ts';
export type { ProvenStep } from './use-proven-step.ts';
