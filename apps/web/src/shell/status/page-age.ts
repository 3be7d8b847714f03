import { useWords } from '#platform/words/words.tsx';

/** Writes how long ago something was read, in the form that comes before a noun ("৫ মিনিট আগের"). */
export function useAge(): (readAt: number) => string {
  const { t, format } = useWords();
  return (readAt) => {
    const { key, count } = format.ago(new Date(readAt), new Date());
    return t('site.connection.age', { unit: key.slice(key.lastIndexOf('.') + 1), count });
  };
}
