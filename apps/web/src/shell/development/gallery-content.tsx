import { useState } from 'react';
import {
  AccordionItem,
  Avatar,
  Badge,
  BalanceCard,
  BalancePill,
  BannerSkeleton,
  Button,
  EmptyState,
  FailureState,
  Flag,
  Footer,
  Icon,
  IconButton,
  InstallCard,
  JackpotCard,
  ListGroup,
  ListRow,
  ListSkeleton,
  ListTitle,
  Note,
  OptionRow,
  PairList,
  ProgressBar,
  RailSkeleton,
  Row,
  RowFigure,
  ScrollNumber,
  ShortcutGrid,
  Stack,
  StatTrio,
  Tag,
  TileSkeletons,
} from '#ui/index.ts';
import { Part } from './gallery-part.tsx';
import type { Samples } from './gallery-samples.ts';
import coverUrl from './sample-cover.svg';
import markUrl from './sample-mark.svg';

function Figures({ samples }: { samples: Samples }) {
  const { money, words, stats } = samples;
  const [isHidden, setIsHidden] = useState(false);
  const [isRolled, setIsRolled] = useState(false);
  const digits = isRolled ? money.digitsAfter : money.digits;
  return (
    <Part title={samples.headings.figures}>
      <BalanceCard
        label={money.balance}
        figure={{ symbol: '৳', whole: money.whole, decimals: money.decimals }}
        hide={{
          isHidden,
          label: isHidden ? words.show : words.hide,
          onToggle: () => setIsHidden(!isHidden),
        }}
        refresh={{ isBusy: false, label: words.refresh, onPress: () => undefined }}
        lines={[{ label: money.bonus, figure: money.bonusFigure }]}
      >
        <Button kind="primary" size="md" width="grow" icon="arrow-down-bold" isFlat>
          {money.deposit}
        </Button>
        <Button size="md" width="grow" icon="arrow-up-bold">
          {money.withdraw}
        </Button>
      </BalanceCard>
      <Row>
        <BalancePill
          figure={money.all}
          label={(amount) => `${money.balance} ${amount}`}
          href="#wallet"
          isMasked={isHidden}
          add={{ href: '#deposit', label: money.deposit }}
        />
      </Row>
      <JackpotCard
        title={money.jackpot}
        figure={digits}
        symbol="৳"
        label={digits}
        aside={<Tag tone="accent">{samples.tags[7]}</Tag>}
        caption={samples.texts.emptyText}
      />
      <Row spread="between" isWrapping>
        <ScrollNumber text={digits} label={digits} />
        <Button size="sm" onClick={() => setIsRolled(!isRolled)}>
          {words.refresh}
        </Button>
      </Row>
      <StatTrio
        stats={stats.map(([label = '', figure = ''], place) => ({
          label,
          figure,
          tone: place === 2 ? 'success' : 'plain',
        }))}
      />
      <ProgressBar percent={64} label={money.progress} />
      <ProgressBar percent={92} label={money.progress} isLimit isThin />
    </Part>
  );
}

function Lists({ samples }: { samples: Samples }) {
  const { rows, record, games, words } = samples;
  const picture = <img src={coverUrl} alt="" width={46} height={46} />;
  return (
    <Part title={samples.headings.lists}>
      <ListTitle>{rows[0]}</ListTitle>
      <ListGroup>
        <ListRow
          isTall
          lead={picture}
          title={games[0]}
          caption={record.caption}
          href="#bet"
          end={
            <RowFigure
              figure={record.win}
              tone="success"
              tag={<Tag tone="success">{record.won}</Tag>}
            />
          }
        />
        <ListRow
          isTall
          lead={picture}
          title={games[1]}
          caption={record.caption}
          href="#bet"
          end={<RowFigure figure={record.loss} tone="quiet" tag={<Tag>{record.lost}</Tag>} />}
        />
      </ListGroup>
      <ListGroup>
        <ListRow lead={<Icon name="receipt-duotone" />} title={rows[0]} href="#record" />
        <ListRow
          lead={<Icon name="bell-duotone" />}
          title={rows[3]}
          badge={<Badge count={128} place="inline" />}
          href="#notices"
        />
        <ListRow
          lead={<Icon name="translate-duotone" />}
          title={rows[4]}
          value={samples.switches.english}
          href="#language"
        />
      </ListGroup>
      <OptionRow
        title={rows[4]}
        caption={rows[4]}
        lead={<Flag code="BD" size="large" />}
        isChosen
      />
      <OptionRow
        title={samples.switches.english}
        caption={rows[4]}
        lead={<Flag code="GB" size="large" />}
        isChosen={false}
      />
      <AccordionItem
        title={samples.notices[0]}
        caption="2026/11/20"
        lead={<Icon name="wrench-duotone" size={22} />}
        isOpenAtFirst
      >
        {samples.texts.body}
      </AccordionItem>
      <AccordionItem title={samples.notices[1]} caption="2026/11/18">
        {samples.texts.body}
      </AccordionItem>
      <ShortcutGrid
        label={rows[0] ?? ''}
        shortcuts={rows.slice(0, 4).map((label, place) => ({
          id: String(place),
          label,
          href: '#short',
          icon: 'star-duotone',
          badge: place === 3 ? <Badge count={3} place="inline" /> : undefined,
        }))}
      />
      <PairList pairs={samples.stats.map(([name = '', value]) => ({ name, value }))} />
      <InstallCard
        mark={<img src={markUrl} alt="" />}
        title={samples.banner.title}
        text={samples.banner.eyebrow}
        action={
          <Button kind="primary" size="sm">
            {words.open}
          </Button>
        }
      />
    </Part>
  );
}

function States({ samples }: { samples: Samples }) {
  const { texts, words } = samples;
  return (
    <Part title={samples.headings.states}>
      <Note tone="success">{texts.toast}</Note>
      <Note tone="warning" icon="wifi-slash-fill">
        {texts.failureText}
      </Note>
      <Note tone="danger" title={texts.failure}>
        {texts.note}
      </Note>
      <Note>{texts.emptyText}</Note>
      <EmptyState
        drawing="record"
        title={texts.empty}
        text={texts.emptyText}
        action={
          <Button kind="primary" size="md">
            {words.play}
          </Button>
        }
      />
      <EmptyState drawing="search" title={texts.empty} text={texts.emptyText} />
      <FailureState
        title={texts.failure}
        text={texts.failureText}
        action={
          <Button size="md" icon="arrows-clockwise-bold">
            {words.refresh}
          </Button>
        }
      />
    </Part>
  );
}

function Skeletons({ samples }: { samples: Samples }) {
  const label = samples.words.loading;
  return (
    <Part title={samples.headings.skeletons} isWide>
      <BannerSkeleton label={label} hasBar />
      <RailSkeleton label={label} />
      <TileSkeletons label={label} count={3} hasVendor />
      <Stack isPadded>
        <ListSkeleton label={label} count={2} />
      </Stack>
    </Part>
  );
}

/** Figures, lists, states and the end of the page. */
export function ContentParts({ samples }: { samples: Samples }) {
  return (
    <>
      <Figures samples={samples} />
      <Lists samples={samples} />
      <States samples={samples} />
      <Skeletons samples={samples} />
      <Row isPadded>
        <Avatar initial={samples.member.initial} />
        <Avatar initial={samples.member.initial} size={56} />
        <IconButton icon="gear-six" label={samples.words.menu} />
      </Row>
      <Footer
        links={samples.footer.links.map((label, place) => ({ href: `#footer-${place}`, label }))}
        age={{ mark: '18+', text: samples.footer.age }}
      />
    </>
  );
}
