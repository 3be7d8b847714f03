import {
  AvatarButton,
  Badge,
  BalanceAmount,
  BalancePill,
  Button,
  Card,
  GroundMotif,
  Grow,
  HomeHeader,
  IconButton,
  Link,
  Logo,
  Row,
  Rule,
  Spinner,
  SrOnly,
  Stack,
  StickyAction,
  Text,
} from '#ui/index.ts';
import { Part } from './gallery-part.tsx';
import type { Samples } from './gallery-samples.ts';
import styles from './gallery.module.css';
import markUrl from './sample-mark.svg';

function SampleLogo({ samples }: { samples: Samples }) {
  return (
    <Logo href="#home" label={samples.title}>
      <img src={markUrl} alt="" />
    </Logo>
  );
}

function Headers({ samples }: { samples: Samples }) {
  const { words, money, member } = samples;
  return (
    <>
      <HomeHeader logo={<SampleLogo samples={samples} />}>
        <Button size="sm" kind="quiet" href="#login">
          {words.primary}
        </Button>
        <IconButton icon="list-bold" label={words.menu} />
      </HomeHeader>
      <HomeHeader logo={<SampleLogo samples={samples} />}>
        <BalancePill
          figure={money.all}
          label={(amount) => `${money.balance} ${amount}`}
          href="#wallet"
          add={{ href: '#deposit', label: money.deposit }}
        />
        <AvatarButton initial={member.initial} label={words.menu}>
          <Badge />
        </AvatarButton>
      </HomeHeader>
    </>
  );
}

/** Headers, cards and the small parts that hold a page together. */
export function FrameParts({ samples }: { samples: Samples }) {
  const { money, words } = samples;
  return (
    <Part title={samples.headings.frame} isWide>
      <Headers samples={samples} />
      <Stack isPadded gap={3}>
        <Card>
          <Row spread="between">
            <BalanceAmount figure={{ symbol: '৳', whole: money.whole, decimals: money.decimals }} />
            <Spinner />
            <SrOnly>{words.loading}</SrOnly>
          </Row>
          <Rule />
          <Row>
            <Grow>
              <Text>{samples.texts.body}</Text>
            </Grow>
            <Link href="#open">{words.open}</Link>
          </Row>
        </Card>
        <div className={styles.ground}>
          <GroundMotif place="card" />
        </div>
      </Stack>
    </Part>
  );
}

/** The action that stays at the lower edge. It would hide the tab bar, so it shows only when asked for. */
export function StickySample({ samples, onClose }: { samples: Samples; onClose: () => void }) {
  return (
    <StickyAction>
      <Button kind="primary" width="grow" onClick={onClose}>
        {samples.money.deposit}
      </Button>
    </StickyAction>
  );
}
