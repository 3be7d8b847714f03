export { decideWithdrawalAct } from './withdrawals/decide.act.ts';
export { bindWithdrawalsConsole } from './withdrawals/withdrawals.console.ts';
