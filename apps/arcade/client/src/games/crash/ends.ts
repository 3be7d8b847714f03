/** How a flight ended, and the chain's value that this came from. */
export interface FlightEnd {
  flightNo: number;
  endHundredths: number;
  chainId: number;
  valueNo: number;
  value: string;
}

/** What everybody may know of a chain. */
export interface ChainView {
  chainId: number;
  length: number;
  tip: string;
  publishedAt: string;
  announced?: string;
  salt?: string;
  saltSource?: string;
}

/** The last ends with their chains. */
export interface FlightProof {
  ends: FlightEnd[];
  chains: ChainView[];
}
