import { Logo } from '#ui/frame/app-frame.tsx';
import { useSite } from '#platform/site.tsx';
import { trustedHtml } from '#platform/trusted-types.ts';
import { useWords } from '#platform/words.tsx';

/** The site's logo above a form, as the way home (LOGIN-01, REG-02). */
export function FormLogo() {
  const { t, locale } = useWords();
  const { name, logo } = useSite().settings;
  return (
    <Logo href="/m/home" label={t('site.header.home', { site: name[locale] })}>
      {[logo.mark, logo.word[locale]].map((drawing) => (
        <span
          key={drawing}
          aria-hidden
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: trustedHtml(drawing) }}
        />
      ))}
    </Logo>
  );
}
