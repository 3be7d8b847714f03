import type { Caller, SignedIn } from '../access/caller.ts';
import { askAlone, askProof, askSecondFactor } from '../access/sign-in.ts';
import type { OperatorsDeps } from '../operators-deps.ts';
import {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  removeAuthenticator,
  removePasskey,
  renamePasskey,
  setAuthenticator,
} from './change-factors.ts';
import type { OwnFactors } from './change-factors.ts';
import type { NewPasskey } from './passkey-answers.ts';

/** The questions to passkeys, and what an operator does with the own second factors. */
export function ownFactors(deps: OperatorsDeps) {
  return {
    askAlone: (caller: Caller) => askAlone(deps, caller),
    askSecond: (identity: Parameters<typeof askSecondFactor>[1], caller: Caller) =>
      askSecondFactor(deps, identity, caller),
    askProof: (signedIn: SignedIn) => askProof(deps, signedIn),
    beginPasskey: (signedIn: SignedIn) => beginPasskey(deps, signedIn),
    addPasskey: (own: OwnFactors, added: { name: string; passkey: NewPasskey }) =>
      addPasskey(deps, own, added),
    renamePasskey: (own: OwnFactors, named: { passkeyId: string; name: string }) =>
      renamePasskey(deps, own, named),
    removePasskey: (own: OwnFactors, passkeyId: string) => removePasskey(deps, own, passkeyId),
    beginAuthenticator: (signedIn: SignedIn) => beginAuthenticator(deps, signedIn),
    setAuthenticator: (own: OwnFactors, code: string) => setAuthenticator(deps, own, code),
    removeAuthenticator: (own: OwnFactors) => removeAuthenticator(deps, own),
  };
}
