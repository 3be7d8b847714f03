import { useLocation } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { Row, Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useIsHydrated } from '#platform/page/hydration.ts';
import { useShare } from '#platform/page/share.ts';
import { useWords } from '#platform/words/words.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { DidItHelp } from './did-it-help.tsx';
import type { Answered, RefusedVerdict } from './did-it-help.model.ts';
import { HelpProse } from './help-prose.tsx';
import type { HelpArticle } from './help.model.ts';
import { Links } from './topics.tsx';

/** One article: its text, and what else the topic says (CS-11). */
export function Article({
  article,
  answered,
  refused,
}: {
  article: HelpArticle;
  answered: Answered | undefined;
  refused: RefusedVerdict | undefined;
}) {
  const { t } = useWords();
  const { topic, title, content, version, name, others } = article;
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Breadcrumb topic={topic} version={version} />
        <Text as="h2" size="h1">
          {title}
        </Text>
      </Stack>
      <HelpProse html={content} />
      {name && (
        <DidItHelp
          key={`${name.tag}/${name.part}`}
          article={name}
          answered={answered}
          refused={refused}
        />
      )}
      <ShareArticle title={title} />
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

/** Passes the article on; it takes a script, so without one it is not there. */
function ShareArticle({ title }: { title: string }) {
  const { t } = useWords();
  const share = useShare();
  const { search } = useLocation();
  if (!useIsHydrated()) return null;
  // The receiver reads in their own language, so only what chooses the article is passed on.
  const choice = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => ['tag', 'i', 'c'].includes(name)),
  );
  return (
    <Row>
      <Button
        size="md"
        kind="quiet"
        icon="share-network"
        onClick={() => share({ path: `/m/help?${choice}`, title })}
      >
        {t('ui.share')}
      </Button>
    </Row>
  );
}
