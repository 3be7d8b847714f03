import { useEffect, useState } from 'react';
import type { MouseEvent } from 'react';
import { BackHeader, Icon, LinkProvider, Row, Stack, Switch, TabBar, Text } from '#ui/index.ts';
import type { LinkProps, TabBarItem, TextSize } from '#ui/index.ts';
import { CORE_ICONS } from '#ui/icons/icon-names.ts';
import { MORE_ICONS } from '#ui/icons/more-icon-names.ts';
import { ContentParts } from './gallery-content.tsx';
import { ControlParts } from './gallery-controls.tsx';
import { FrameParts } from './gallery-frame.tsx';
import { Part } from './gallery-part.tsx';
import { PopupParts } from './gallery-popups.tsx';
import { samplesOf } from './gallery-samples.ts';
import type { Samples } from './gallery-samples.ts';
import { TileParts } from './gallery-tiles.tsx';
import styles from './gallery.module.css';
import { redirect } from 'react-router';
import { requestScope } from '#platform/api/request-scope.ts';
import type { Route } from './+types/gallery-screen.ts';

const SIZES: readonly TextSize[] = [
  'display',
  'h1',
  'h2',
  'h3',
  'body',
  'strong',
  'small',
  'label',
  'caption',
  'figure',
];
const TAB_ICONS: readonly Pick<TabBarItem, 'icon' | 'activeIcon'>[] = [
  { icon: 'headset', activeIcon: 'headset-fill' },
  { icon: 'gift', activeIcon: 'gift-fill' },
  { icon: 'house-fill', activeIcon: 'house-fill' },
  { icon: 'user-plus', activeIcon: 'user-plus-fill' },
  { icon: 'user-circle', activeIcon: 'user-circle-fill' },
];

type Look = { isLight: boolean; isEnglish: boolean; isStretched: boolean; isStill: boolean };

function useLook(look: Look): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const before = { theme: dataset['theme'], motion: dataset['motion'] };
    dataset['theme'] = look.isLight ? 'light' : 'dark';
    if (look.isStill) dataset['motion'] = 'reduced';
    return () => {
      for (const [name, value] of Object.entries(before)) {
        if (value === undefined) delete dataset[name];
        else dataset[name] = value;
      }
    };
  }, [look.isLight, look.isStill]);
}

function Switches({
  samples,
  look,
  onLook,
}: {
  samples: Samples;
  look: Look;
  onLook: (look: Look) => void;
}) {
  return (
    <Stack gap={0} isPadded>
      <Switch
        checked={look.isLight}
        onChange={(event) => onLook({ ...look, isLight: event.target.checked })}
      >
        {samples.switches.light}
      </Switch>
      <Switch
        checked={look.isEnglish}
        onChange={(event) => onLook({ ...look, isEnglish: event.target.checked })}
      >
        {samples.switches.english}
      </Switch>
      <Switch
        checked={look.isStretched}
        onChange={(event) => onLook({ ...look, isStretched: event.target.checked })}
      >
        {samples.switches.stretched}
      </Switch>
      <Switch
        checked={look.isStill}
        onChange={(event) => onLook({ ...look, isStill: event.target.checked })}
      >
        {samples.switches.still}
      </Switch>
    </Stack>
  );
}

function TypeAndIcons({ samples }: { samples: Samples }) {
  return (
    <>
      <Part title={samples.headings.type} gap={1}>
        {SIZES.map((size) => (
          <Text key={size} size={size}>
            {samples.texts.heading}
          </Text>
        ))}
      </Part>
      <Part title={samples.headings.icons}>
        <Row isWrapping>
          {[...CORE_ICONS, ...MORE_ICONS].map((name) => (
            <Icon key={name} name={name} label={name} />
          ))}
        </Row>
      </Part>
    </>
  );
}

/** A link that stays on the page: a press on a sample must not scroll to the top. */
function StillLink({ href = '', onClick, children, ...rest }: LinkProps) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (href.startsWith('#')) event.preventDefault();
    onClick?.(event);
  };
  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  );
}

/** The gallery answers on this machine only, and only where the process was started with development pages. */
export function loader({ context }: Route.LoaderArgs) {
  const { development } = context.get(requestScope);
  if (!development) throw redirect('/home');
  return null;
}

/** Every component in all its states, in two languages and both themes, and with long texts. Development only. */
export default function GalleryScreen() {
  const [look, setLook] = useState<Look>({
    isLight: false,
    isEnglish: false,
    isStretched: false,
    isStill: false,
  });
  useLook(look);
  const samples = samplesOf(look.isEnglish, look.isStretched);
  const tabs = samples.tabs.map((label, place) => ({
    id: String(place),
    label,
    href: `#tab-${place}`,
    ...(TAB_ICONS[place] ?? { icon: 'gift' as const, activeIcon: 'gift-fill' as const }),
  }));
  return (
    <LinkProvider component={StillLink}>
      <title>{samples.title}</title>
      <div lang={samples.language} className={styles.page}>
        <BackHeader title={samples.title} back={{ href: '/m/home', label: samples.words.back }} />
        <TabBar label={samples.words.menu} items={tabs} homeId="2" value="2" />
        <Stack gap={6}>
          <Switches samples={samples} look={look} onLook={setLook} />
          <FrameParts samples={samples} />
          <ControlParts samples={samples} />
          <TileParts samples={samples} />
          <ContentParts samples={samples} />
          <PopupParts samples={samples} />
          <TypeAndIcons samples={samples} />
        </Stack>
      </div>
    </LinkProvider>
  );
}
