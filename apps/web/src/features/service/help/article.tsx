import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { HelpProse } from './help-prose.tsx';
import type { HelpArticle } from './help.model.ts';
import { Links } from './topics.tsx';

/** One article: its text, and what else the topic says (CS-11). */
export function Article({ article }: { article: HelpArticle }) {
  const { t } = useWords();
  const { topic, title, content, version, others } = article;
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Breadcrumb topic={topic} version={version} />
        <Text as="h2" size="h1">
          {title}
        </Text>
      </Stack>
      <HelpProse html={content} />
      {others.length > 0 && (
        <Stack gap={2}>
          <Text as="h2" size="h3">
            {t('service.help.more')}
          </Text>
          <Links links={others} />
        </Stack>
      )}
    </Stack>
  );
}
