/** Answers of this age are shown without asking again. */
const FRESH_MS = 2000;

interface State {
  readonly state: { readonly dataUpdatedAt: number };
}

/** How an answer with clocks is kept: it is read again in the browser when the page is older than its clocks may be. */
export const clockedQuery = <Answer extends { readonly serverNow: string }>(first: Answer) => ({
  initialData: first,
  initialDataUpdatedAt: Date.parse(first.serverNow),
  staleTime: FRESH_MS,
  // Either the page is old or the clock of the device is wrong; an answer of now tells the time in both cases.
  refetchOnMount: ({ state }: State) =>
    Math.abs(Date.now() - state.dataUpdatedAt) > FRESH_MS ? ('always' as const) : false,
  refetchOnWindowFocus: true,
});
