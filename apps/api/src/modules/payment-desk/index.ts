export { decideWithdrawalAct } from './withdrawals/decide.act.ts';
export { bindWithdrawalsConsole } from './withdrawals/withdrawals.console.ts';
export { creditAct } from './deposits/credit.act.ts';
export { bindReportsConsole } from './deposits/reports.console.ts';
export { stopWithdrawalsAct } from './stops/stop.act.ts';
export { bindBatchesConsole } from './batches/batches.console.ts';
export { bindStopsConsole } from './stops/stops.console.ts';
export { correctionAct, transferAct } from './by-hand/hand-movement.act.ts';
export { bindHandMovements } from './by-hand/hand-movements.console.ts';
