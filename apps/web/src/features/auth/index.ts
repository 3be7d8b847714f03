export { useTrialSession } from './free-play/use-trial-session.ts';
