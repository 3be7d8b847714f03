import type { Chain, ChainValue } from '../parts/chain/chain.ts';

/** How a flight ended, and the chain's value that this came from. */
export interface FlightEnd extends ChainValue {
  flightNo: number;
  endHundredths: number;
}

/** The last ends with their chains. */
export interface FlightProof {
  ends: FlightEnd[];
  chains: Chain[];
}
