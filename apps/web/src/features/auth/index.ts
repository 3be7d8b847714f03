export { mobileText } from './form/digits.ts';
export { useTrialSession } from './free-play/use-trial-session.ts';
export { LazyHumanPlace } from './human/lazy-human-place.ts';
export { useCountdown } from './phone/use-countdown.ts';
export { usePhoneVerifier } from './phone/use-phone-verifier.ts';
