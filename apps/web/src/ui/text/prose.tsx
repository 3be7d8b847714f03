import styles from './prose.module.css';

export type ProseProps = {
  /** Cleaned HTML: paragraphs, headings of the third and fourth level, lists, tables, links, pictures. */
  html: string;
  /** Smaller and calmer, inside a card. */
  isSmall?: boolean | undefined;
};

/** Running text that came as HTML: announcements, promotions, help. */
export function Prose({ html, isSmall }: ProseProps) {
  return (
    <div
      className={isSmall ? styles.small : styles.prose}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
