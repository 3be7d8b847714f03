import type { LedgerProof } from '../modules/wallet/index.ts';
import { runFromTerminal } from './terminal.ts';

await runFromTerminal({
  command: 'proof',
  help: `node src/commands/proof.ts

Recounts every journal against the stored balances and names each difference. Exits with 1 when there is one.`,
  options: [],
  tell: (proof: LedgerProof) => ({
    text: JSON.stringify(proof, null, 2),
    isGood: proof.isClean,
  }),
});
