import type { paths } from '@maidan/contract/types';
import { Button, StickyAction } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Tag } from '#ui/feedback/tag.tsx';
import { StatTrio } from '#ui/figure/stat-trio.tsx';
import { Card } from '#ui/list/list-row.tsx';
import { Grow, Row } from '#ui/text/layout.tsx';
import { Text, TextLink } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { InviteCard } from '#features/member/index.ts';
import { dataOf } from '#platform/api/failure.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { AgentArea } from '../area/agent-area.tsx';
import { loadAgentPage } from '../area/agent-loader.ts';
import { PeriodChoice } from '../area/period-choice.tsx';
import { areaHref } from '../area/period.ts';
import type { PeriodName } from '../area/period.ts';
import money from '../money.module.css';
import type { Route } from './+types/links-screen.ts';

const PATH = '/m/agent/links';

type Links = paths['/agent/links']['get']['responses'][200]['content']['application/json']['value'];
type Link = Links['links'][number];

export const handle: ScreenHandle = {
  nouns: ['agent', 'links', 'member', 'sharing', 'errors'],
  titleKey: titleOf('agentLinks'),
  parameters: ['period', 'link'],
  header: 'back',
  hasTabBar: false,
};

/** The links by which the agent invites, and who came by each in a period (AGENTX-07). */
export function loader(args: Route.LoaderArgs) {
  const shown = args.url.searchParams.get('link') ?? '';
  return loadAgentPage(args, async ({ api, origin }, period) => {
    const answer = await api.GET('/agent/links', { params: { query: { period } } });
    return { origin, shown, ...dataOf(answer).value };
  });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function LinksScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <AgentArea part="links" page={loaderData}>
      {({ own: { origin, shown, links, most }, period, today }) => {
        const link = links.find(({ code }) => code === shown) ?? links[0];
        const isFull = links.length > most;
        return (
          <>
            {link && <ShownLink origin={origin} link={link} />}
            <Row gap={3}>
              <Grow>
                <Text as="h2" size="h2">
                  {t('links.came')}
                </Text>
              </Grow>
              <PeriodChoice
                period={period}
                today={today}
                hrefOf={(name) => areaHref(PATH, name, { link: shown })}
              />
            </Row>
            <Figures links={links} shown={link?.code ?? ''} period={period} />
            <Note>{t('links.note')}</Note>
            {isFull ? (
              <Note>{t('links.full', { most })}</Note>
            ) : (
              <StickyAction>
                <Button kind="primary" width="block" icon="plus-bold" href={`${PATH}/new`}>
                  {t('links.add')}
                </Button>
              </StickyAction>
            )}
          </>
        );
      }}
    </AgentArea>
  );
}

/** One link as a QR code, to be shared or copied, with the way to its name. */
function ShownLink({ origin, link }: { origin: string; link: Link }) {
  const { t } = useWords();
  const { code, name, isMain } = link;
  const path = `/m/register?affiliateCode=${encodeURIComponent(code)}`;
  return (
    <>
      <InviteCard origin={origin} path={path} code={code} title={isMain ? t('links.main') : name} />
      {!isMain && (
        <Button kind="textQuiet" href={`${PATH}/${code}`}>
          {t('links.edit')}
        </Button>
      )}
    </>
  );
}

function Figures({
  links,
  shown,
  period,
}: {
  links: readonly Link[];
  shown: string;
  period: PeriodName;
}) {
  const { t, format } = useWords();
  const sum = (name: 'visits' | 'registrations' | 'firstDeposits') =>
    format.number(links.reduce((total, link) => total + link[name], 0));
  return (
    <>
      <StatTrio
        stats={[
          { label: t('links.visits'), figure: sum('visits') },
          { label: t('links.registrations'), figure: sum('registrations') },
          { label: t('links.first_deposits'), figure: sum('firstDeposits') },
        ]}
      />
      <Card isPadded={false}>
        <div className={money.scroll}>
          <table className={money.table} aria-label={t('links.table')}>
            <thead>
              <tr>
                <th scope="col">{t('links.link')}</th>
                <th scope="col">{t('links.visits')}</th>
                <th scope="col">{t('links.registrations')}</th>
                <th scope="col">{t('links.first_deposits')}</th>
              </tr>
            </thead>
            <tbody>
              {links.map((link) => (
                <LinkLine
                  key={link.code}
                  link={link}
                  isShown={link.code === shown}
                  href={areaHref(PATH, period, { link: link.isMain ? undefined : link.code })}
                />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('links.total')}</th>
                <td>{sum('visits')}</td>
                <td>{sum('registrations')}</td>
                <td>{sum('firstDeposits')}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      </Card>
    </>
  );
}

function LinkLine({ link, isShown, href }: { link: Link; isShown: boolean; href: string }) {
  const { t, format } = useWords();
  const { code, name, isMain, isOpen } = link;
  return (
    <tr>
      <th scope="row">
        {isShown ? (
          <b dir="ltr" translate="no">
            {code}
          </b>
        ) : (
          <TextLink href={href}>
            <span dir="ltr" translate="no">
              {code}
            </span>
          </TextLink>
        )}
        <small>{isMain ? t('links.main') : name}</small>
        {!isOpen && <Tag>{t('links.closed')}</Tag>}
      </th>
      <td>{format.number(link.visits)}</td>
      <td>{format.number(link.registrations)}</td>
      <td className={money.strong}>{format.number(link.firstDeposits)}</td>
    </tr>
  );
}
