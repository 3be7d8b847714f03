import { useWords } from '#platform/words/words.tsx';

/** A period with its first moment and the first moment after it. */
interface Span {
  readonly periodFrom: string;
  readonly periodTo: string;
}

const HOUR_MS = 3_600_000;

/** Names a period as readers do: an hour, a day, or the days from the first to the last. */
export function usePeriodText(): (span: Span) => string {
  const { format } = useWords();
  return ({ periodFrom, periodTo }) => {
    const last = new Date(Date.parse(periodTo) - 1);
    if (Date.parse(periodTo) - Date.parse(periodFrom) <= HOUR_MS)
      return `${format.dateTime(periodFrom)}–${format.time(periodTo)}`;
    const [from, to] = [format.date(periodFrom), format.date(last)];
    return from === to ? from : `${from} – ${to}`;
  };
}
