import type { Overview } from './security-list.tsx';

/** An account as most tests need one: a password, nothing else. */
export function overviewOf(change: Partial<Overview> = {}): Overview {
  return {
    hasPassword: true,
    withdrawalPin: { isSet: false },
    mobile: { masked: '+88017•••••678', isVerified: true },
    email: { masked: '', isVerified: false },
    twoStep: { isOn: false },
    payeeName: '',
    devices: 2,
    ...change,
  };
}
