import { data, Form } from 'react-router';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Field } from '#ui/form/field.tsx';
import { AccordionItem } from '#ui/list/accordion.tsx';
import { ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { Row, Stack } from '#ui/text/layout.tsx';
import { Text, TextAction } from '#ui/text/text.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { toLoaderResult, statusOf } from '#platform/api/loader-result.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { trustedHtml } from '#platform/page/trusted-types.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { hasAddress, menuItems, popupItems } from '../service-items.model.ts';
import { ServiceItems } from '../service-items.tsx';
import { contactsOf, helpView } from '../service.model.ts';
import type { Contact, HelpAnswer, HelpView } from '../service.model.ts';
import styles from '../service.module.css';
import type { Route } from './+types/help-screen.ts';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { useReload } from '#platform/api/retry.ts';
import type { FailureData } from '#platform/api/loader-result.ts';

const NOUNS = ['service', 'errors'] as const;

/** An item opened by `tag` or `i` has its own title (SHELL-40). */
export function handle(_pathname: string, search: string): ScreenHandle {
  const query = new URLSearchParams(search);
  const isItem = query.has('tag') || query.has('i');
  return {
    nouns: NOUNS,
    titleKey: isItem ? 'service.title.helpDetail' : titleOf('help'),
    parameters: ['q', 'tag', 'i', 'c'],
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
 * answer.
 */
async function readHelp({ api, locale }: RequestScope, query: URLSearchParams) {
  const [help, entries] = await Promise.all([
    api.GET('/service/help', { params: { query: { device: 'MOBILE', lang: locale } } }),
    api.GET('/service/entries', { params: { query: { language: locale } } }),
  ]);
  return { view: helpView(dataOf(help), query), contacts: contactsOf(dataOf(entries).value) };
}

export const clientLoader = wordsLoader<typeof loader>(NOUNS);
export const shouldRevalidate = keepDataOnPopup;

export default function HelpScreen({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <HelpFailure failure={loaderData.failure} />;
  const { view, contacts } = loaderData.data;
  return (
    <div className={styles.page}>
      <Stack gap={5} isPadded>
        <HelpSearch query={view.kind === 'answers' ? view.query : ''} />
        {view.kind === 'topics' && <Topics topics={view.topics} />}
        {view.kind === 'topic' && <Topic item={view.item} openChild={view.openChild} />}
        {view.kind === 'answers' && <Answers answers={view.answers} />}
        <ContactCard contacts={contacts} />
      </Stack>
    </div>
  );
}

/** A plain form, because a search is an address like any other. */
function HelpSearch({ query }: { query: string }) {
  const { t } = useWords();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the oldest browsers of the product do not know the search element
    <Form method="get" action="/help" role="search">
      <Field
        key={query}
        name="q"
        type="search"
        label={t('service.help.search')}
        icon="magnifying-glass"
        defaultValue={query}
        enterKeyHint="search"
        autoComplete="off"
      />
    </Form>
  );
}

function Topics({ topics }: Pick<Extract<HelpView, { kind: 'topics' }>, 'topics'>) {
  const { t, format } = useWords();
  if (topics.length === 0) return <EmptyState drawing="search" title={t('service.help.empty')} />;
  return (
    <ListGroup label={t('service.help.topics')}>
      {topics.map(({ tag, title, questions }, place) => (
        <ListRow
          key={title}
          href={tag ? `/m/help?tag=${encodeURIComponent(tag)}` : `/m/help?i=${place}`}
          lead={<Icon name="question-duotone" />}
          title={title}
          {...(questions > 0 ? { value: format.number(questions) } : {})}
        />
      ))}
    </ListGroup>
  );
}

function Topic({ item, openChild }: Omit<Extract<HelpView, { kind: 'topic' }>, 'kind'>) {
  const { t } = useWords();
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Row>
          <TextAction href="/m/help">
            <Icon name="caret-left-bold" size={16} />
            {t('service.help.back')}
          </TextAction>
        </Row>
        <Text as="h2" size="h1">
          {item.title}
        </Text>
      </Stack>
      <Prose html={item.content} />
      <Stack gap={2}>
        {item.children.map((child, place) => (
          <AccordionItem key={child.title} title={child.title} isOpenAtFirst={place === openChild}>
            <Prose html={child.content} />
          </AccordionItem>
        ))}
      </Stack>
    </Stack>
  );
}

function Answers({ answers }: { answers: readonly HelpAnswer[] }) {
  const { t } = useWords();
  const title = t('service.help.results', { count: answers.length });
  const all = (
    <TextAction href="/m/help">
      <Icon name="caret-left-bold" size={16} />
      {t('service.help.back')}
    </TextAction>
  );
  if (answers.length === 0) {
    return (
      <EmptyState drawing="search" title={title} text={t('service.help.no_results')} action={all} />
    );
  }
  return (
    <Stack gap={2}>
      <Row>{all}</Row>
      <Text as="h2" size="h3">
        {title}
      </Text>
      {answers.map((answer, place) => (
        <AccordionItem key={answer.title} title={answer.title} isOpenAtFirst={place === 0}>
          <Prose html={answer.content} />
        </AccordionItem>
      ))}
    </Stack>
  );
}

/** HTML of a help text; the gateway cleaned it on write (SEC-05). */
function Prose({ html }: { html: string }) {
  return (
    <div
      className={styles.prose}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
}

/** For a reader who found no answer: whom to write to. It works without script. */
function ContactCard({ contacts }: { contacts: readonly Contact[] }) {
  const { t } = useWords();
  const site = useSite();
  const items = [...popupItems(contacts, site), ...menuItems(contacts, site)];
  if (items.length === 0) return null;
  // A link that could only lead to the help centre leads nowhere from here, so the row is text that says what is
  // missing.
  const leading = items.filter((item) => hasAddress(item) || item.asks);
  const others = items.filter((item) => !leading.includes(item));
  return (
    <Stack gap={2}>
      <Text as="h2" size="h3">
        {t('service.help.no_answer')}
      </Text>
      <ServiceItems items={leading} />
      {others.map(({ kind }) => (
        <Text key={kind} tone="2">
          {t('service.no_address', { service: t(`service.kind.${kind}`) })}
        </Text>
      ))}
    </Stack>
  );
}

function HelpFailure({ failure }: { failure: FailureData }) {
  const { t } = useWords();
  const reload = useReload();
  return <RetryState title={t('service.help.error')} {...reload(failure)} />;
}
