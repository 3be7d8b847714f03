import { Logo } from '#ui/frame/app-frame.tsx';
import { useSite } from '#platform/site/site.tsx';
import { trustedHtml } from '#platform/page/trusted-types.ts';
import { useWords } from '#platform/words/words.tsx';

/** The site's logo above a form, as the way home (LOGIN-01, REG-02). */
export function FormLogo() {
  const { t } = useWords();
  const { name, logo } = useSite().settings;
  return (
    <Logo href="/m/home" label={t('site.header.home', { site: name })}>
      <Drawing svg={logo.mark} />
      <Drawing svg={logo.word} />
    </Logo>
  );
}

/**
 * The logo's SVG from the settings, which were checked when saved. It is decoration, because the link around it has a
 * name.
 */
function Drawing({ svg }: { svg: string }) {
  return (
    <span
      aria-hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: trustedHtml(svg) }}
    />
  );
}
