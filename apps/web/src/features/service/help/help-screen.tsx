import { data, redirect } from 'react-router';
import { Stack } from '#ui/text/layout.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { toLoaderResult, statusOf } from '#platform/api/loader-result.ts';
import type { FailureData } from '#platform/api/loader-result.ts';
import { gatewayFailure, postedForm, toFailureData } from '#platform/api/posted-form.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';
import { useReload } from '#platform/api/retry.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { contactsOf } from '../service.model.ts';
import { Answers } from './answers.tsx';
import { Article } from './article.tsx';
import { ContactCard } from './contact-card.tsx';
import { HelpSearch } from './help-search-form.tsx';
import { afterVerdict, answeredOf, verdictOf } from './did-it-help.model.ts';
import type { Answered, RefusedVerdict } from './did-it-help.model.ts';
import { helpView, searchedLanguages } from './help.model.ts';
import type { HelpView } from './help.model.ts';
import { rememberedSearch } from './remembered-search.ts';
import { Topic } from './topic.tsx';
import { Topics } from './topics.tsx';
import styles from './help.module.css';
import type { Route } from './+types/help-screen.ts';

const NOUNS = ['service', 'errors'] as const;

/** An item opened by `tag` or `i` has its own title (SHELL-40). */
export function handle(_pathname: string, search: string): ScreenHandle {
  const query = new URLSearchParams(search);
  const isItem = query.has('tag') || query.has('i');
  return {
    nouns: NOUNS,
    titleKey: isItem ? 'service.title.helpDetail' : titleOf('help'),
    parameters: ['q', 'tag', 'i', 'c', 'helped'],
    header: 'back',
    hasTabBar: true,
    tab: 'service',
  };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const help = await toLoaderResult(readHelp(context.get(requestScope), url.searchParams));
  return data(help, { status: statusOf(help) });
}

/**
 * The help items for device MOBILE in the reader's language (CS-07), and contacts for questions that they do not
 * answer. A search looks at the same items in further languages too.
 */
async function readHelp({ api, locale, site }: RequestScope, query: URLSearchParams) {
  const read = async (lang: string) =>
    dataOf(await api.GET('/service/help', { params: { query: { device: 'MOBILE', lang } } }));
  const others = query.has('q')
    ? searchedLanguages<string>(locale, 'en', site.settings.locales.default).slice(1)
    : [];
  const [items, entries, ...translated] = await Promise.all([
    read(locale),
    api.GET('/service/entries', { params: { query: { language: locale } } }),
    ...others.map(read),
  ]);
  const search = (words: string) => rememberedSearch([items, ...translated])(words);
  return {
    view: helpView(items, query, search),
    contacts: contactsOf(dataOf(entries).value),
    answered: answeredOf(query.get('helped')),
  };
}

/** Takes what a plain form says of an article; what is refused comes back as it was typed. */
export async function action({ context, request }: Route.ActionArgs): Promise<RefusedVerdict> {
  const scope = context.get(requestScope);
  const verdict = verdictOf(await postedForm(request, scope));
  if (!verdict) throw data(null, { status: 400 });
  try {
    const body = { ...verdict, language: scope.locale };
    dataOf(await scope.api.PUT('/service/help/answer', { body }));
  } catch (error) {
    return { verdict, failure: toFailureData(gatewayFailure(error, scope.log)) };
  }
  const { tag, part } = verdict;
  const read = new URLSearchParams({ tag, c: String(part), helped: afterVerdict(verdict) });
  throw redirect(`/help?${read}`, 303);
}

export const clientLoader = wordsLoader<typeof loader>(NOUNS);
export const shouldRevalidate = keepDataOnPopup;

export default function HelpScreen({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.ok) return <HelpFailure failure={loaderData.failure} />;
  const { view, contacts, answered } = loaderData.data;
  const query = view.kind === 'answers' ? view.query : '';
  return (
    <div className={styles.page}>
      <Stack gap={5} isPadded>
        <HelpSearch key={query} query={query}>
          <View view={view} answered={answered} refused={actionData} />
        </HelpSearch>
        <ContactCard contacts={contacts} />
      </Stack>
    </div>
  );
}

function View({
  view,
  answered,
  refused,
}: {
  view: HelpView;
  answered: Answered | undefined;
  refused: RefusedVerdict | undefined;
}) {
  if (view.kind === 'topics') return <Topics topics={view.topics} questions={view.questions} />;
  if (view.kind === 'topic') return <Topic topic={view.topic} />;
  if (view.kind === 'article')
    return <Article article={view.article} answered={answered} refused={refused} />;
  return <Answers answers={view.answers} />;
}

function HelpFailure({ failure }: { failure: FailureData }) {
  const { t } = useWords();
  const reload = useReload();
  return <RetryState title={t('service.help.error')} {...reload(failure)} />;
}
