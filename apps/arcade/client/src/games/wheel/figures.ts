/** The deviation and the largest win of a wheel, all of whose fields are equally likely. */
export function figuresOf(wheel: readonly number[]) {
  const mean = (of: (pays: number) => number) =>
    wheel.reduce((sum, pays) => sum + of(pays / 100), 0) / wheel.length;
  const share = mean((times) => times);
  return {
    deviation: Math.sqrt(mean((times) => times * times) - share * share),
    topHundredths: Math.max(...wheel),
  };
}
