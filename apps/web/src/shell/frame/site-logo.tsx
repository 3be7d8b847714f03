import { Logo } from '#ui/frame/app-frame.tsx';
import { useSite } from '#platform/site/site.tsx';
import { trustedHtml } from '#platform/page/trusted-types.ts';
import { useWords } from '#platform/words/words.tsx';

/** The site's mark and word, as a link home (MENU-31). The drawings were checked when the settings were saved. */
export function SiteLogo() {
  const { t } = useWords();
  const { name, logo } = useSite().settings;
  return (
    <Logo href="/m/home" label={t('site.header.home', { site: name })}>
      <SiteDrawing svg={logo.mark} />
      <SiteDrawing svg={logo.word} />
    </Logo>
  );
}

/** A drawing from the site's settings. It is decoration, because the link around it has a name. */
function SiteDrawing({ svg }: { svg: string }) {
  return (
    <span
      aria-hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: trustedHtml(svg) }}
    />
  );
}
