export { useTrialSession } from './free-play/use-trial-session.ts';
export { LateHumanPlace } from './human/late-human-place.ts';
