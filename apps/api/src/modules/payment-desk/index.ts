export { decideWithdrawalAct } from './withdrawals/decide.act.ts';
export { bindWithdrawalsConsole } from './withdrawals/withdrawals.console.ts';
export { creditAct } from './deposits/credit.act.ts';
export { bindReportsConsole } from './deposits/reports.console.ts';
