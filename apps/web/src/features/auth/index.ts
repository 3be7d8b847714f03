export { useTrialSession } from './free-play/use-trial-session.ts';
export { LazyHumanPlace } from './human/lazy-human-place.ts';
