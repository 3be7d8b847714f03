import { useState } from 'react';
import {
  AmountChips,
  Badge,
  Button,
  CheckRow,
  Chip,
  ChipRail,
  Field,
  FieldAction,
  IconButton,
  OrLine,
  PasswordField,
  PinPad,
  Row,
  Segment,
  Stack,
  Stepper,
  StrengthMeter,
  Switch,
  TabPanel,
  Tabs,
  Tag,
  Text,
  TextAction,
  TextLink,
  CategoryRail,
  VendorRail,
} from '#ui/index.ts';
import type { IconName, TagTone } from '#ui/index.ts';
import { Part } from './gallery-part.tsx';
import type { Samples } from './gallery-samples.ts';
import markUrl from './sample-mark.svg';

const TONES: readonly TagTone[] = [
  'neutral',
  'accent',
  'hot',
  'new',
  'success',
  'warning',
  'danger',
  'info',
];
const CATEGORY_ICONS: readonly IconName[] = [
  'house-simple-duotone',
  'fire-duotone',
  'cherries-duotone',
  'rocket-launch-duotone',
  'video-camera-duotone',
  'cricket-duotone',
  'fish-duotone',
  'spade-duotone',
  'ticket-duotone',
];

function Buttons({ samples }: { samples: Samples }) {
  const { words } = samples;
  return (
    <Part title={samples.headings.buttons}>
      <Button kind="primary" width="block">
        {words.primary}
      </Button>
      <Row spread="even">
        <Button size="md">{words.secondary}</Button>
        <Button size="md" kind="quiet">
          {words.quiet}
        </Button>
      </Row>
      <Row spread="even">
        <Button size="md" kind="primary" isBusy>
          {words.busy}
        </Button>
        <Button size="md" kind="danger">
          {words.danger}
        </Button>
      </Row>
      <Row spread="even">
        <Button size="md" isDisabled>
          {words.disabled}
        </Button>
        <Button size="md" kind="textDanger" icon="sign-out-bold">
          {words.danger}
        </Button>
      </Row>
      <Row isWrapping>
        <Button size="sm" kind="primary">
          {words.small}
        </Button>
        <Button size="sm" kind="quiet" href="#link">
          {words.small}
        </Button>
        <Button size="sm" kind="textQuiet" icon="sliders-horizontal-bold">
          {words.small}
        </Button>
        <Button size="sm" kind="text">
          {words.text}
        </Button>
      </Row>
      <Row>
        <IconButton icon="magnifying-glass-bold" label={words.search} />
        <IconButton icon="bell" label={words.menu} isSoft>
          <Badge count={128} />
        </IconButton>
        <TextAction>{words.text}</TextAction>
      </Row>
      <OrLine>{words.or}</OrLine>
    </Part>
  );
}

function Fields({ samples }: { samples: Samples }) {
  const { fields, words } = samples;
  return (
    <Part title={samples.headings.fields} gap={4}>
      <Field
        label={fields.username}
        icon="user"
        placeholder={fields.usernameHint}
        hint={words.optional}
      />
      <Field
        label={fields.username}
        icon="user"
        defaultValue="rafi"
        status={{ tone: 'error', messages: [fields.error, fields.error2] }}
      />
      <Field
        label={fields.username}
        icon="user"
        defaultValue="rafi_88"
        status={{ tone: 'verified', messages: [fields.verified] }}
      />
      <Field label={fields.username} icon="user" defaultValue="rafi_88" disabled />
      <PasswordField
        label={fields.password}
        defaultValue="practice"
        showLabel={words.show}
        hideLabel={words.hide}
        below={<StrengthMeter level={3} label={fields.strength} />}
      />
      <Field
        label={fields.code}
        icon="chat-circle-dots"
        placeholder={fields.codeHint}
        trailing={
          <FieldAction state="ready" onPress={() => undefined}>
            {fields.send}
          </FieldAction>
        }
      />
      <Field
        label={fields.code}
        icon="chat-circle-dots"
        defaultValue="48"
        trailing={
          <FieldAction state="waiting" onPress={() => undefined}>
            {fields.wait}
          </FieldAction>
        }
      />
      <PinPad label={fields.pin} digitOf={String} eraseLabel={fields.erase} />
      <Stack gap={0}>
        <CheckRow defaultChecked>{fields.remember}</CheckRow>
        <CheckRow isInvalid>
          {fields.agree} <TextLink href="#terms">{words.text}</TextLink>
        </CheckRow>
        <Switch defaultChecked>{fields.reminder}</Switch>
        <Switch disabled>{fields.reminder}</Switch>
      </Stack>
      <Stepper
        figure={samples.money.stake}
        label={samples.stats[0]?.[0] ?? ''}
        lessLabel={words.less}
        moreLabel={words.moreOf}
        onMore={() => undefined}
      />
      <Amounts samples={samples} />
    </Part>
  );
}

function Amounts({ samples }: { samples: Samples }) {
  const [amount, setAmount] = useState('2');
  const amounts = samples.amounts.map((figure, place) => ({
    id: String(place),
    figure,
    note: place > 3 ? '+2%' : undefined,
    isDisabled: place === 5,
  }));
  return (
    <AmountChips
      label={samples.money.deposit}
      amounts={amounts}
      value={amount}
      onSelect={setAmount}
    />
  );
}

function Choices({ samples }: { samples: Samples }) {
  const [tab, setTab] = useState('0');
  const [method, setMethod] = useState('0');
  const [isOn, setIsOn] = useState(true);
  const items = samples.items.map((label, place) => ({
    id: String(place),
    label,
    badge: place === 2 ? <Badge count={9} place="inline" /> : undefined,
  }));
  const vendors = samples.items.map((name, place) => ({
    id: String(place),
    name,
    href: `#vendor-${place}`,
    ...(place === 0 ? { icon: 'squares-four-fill' as const } : { imageUrl: markUrl }),
  }));
  const categories = samples.categories.map((label, place) => ({
    id: String(place),
    label,
    href: `#category-${place}`,
    icon: CATEGORY_ICONS[place] ?? 'star-duotone',
  }));
  return (
    <Part title={samples.headings.choices} gap={4} isWide>
      <CategoryRail label={samples.headings.choices} categories={categories} value="0" />
      <VendorRail label={samples.vendor} vendors={vendors} value="0" />
      <ChipRail label={samples.headings.choices}>
        <Chip isOn={isOn} onClick={() => setIsOn(!isOn)}>
          {samples.words.primary}
        </Chip>
        <Chip icon="calendar-blank-bold">{samples.words.quiet}</Chip>
        <Chip imageUrl={markUrl}>{samples.vendor}</Chip>
      </ChipRail>
      <Tabs
        label={samples.headings.lists}
        items={items}
        value={tab}
        onSelect={setTab}
        idPrefix="gallery"
      />
      <TabPanel idPrefix="gallery" id={tab}>
        <Stack isPadded>
          <Text size="small" tone="2">
            {samples.texts.emptyText}
          </Text>
        </Stack>
      </TabPanel>
      <Stack isPadded>
        <Segment
          label={samples.headings.choices}
          items={samples.methods.map((label, place) => ({ id: String(place), label }))}
          value={method}
          onSelect={setMethod}
        />
      </Stack>
    </Part>
  );
}

function Tags({ samples }: { samples: Samples }) {
  return (
    <Part title={samples.headings.tags}>
      <Row isWrapping>
        {TONES.map((tone, place) => (
          <Tag key={tone} tone={tone}>
            {samples.tags[place]}
          </Tag>
        ))}
        <Badge count={3} place="inline" />
        <Badge count={128} place="inline" />
        <Badge place="inline" />
      </Row>
      <Text size="caption" tone="3">
        {samples.record.caption}
      </Text>
    </Part>
  );
}

/** Buttons, fields, choices and tags in their states. */
export function ControlParts({ samples }: { samples: Samples }) {
  return (
    <>
      <Buttons samples={samples} />
      <Fields samples={samples} />
      <Choices samples={samples} />
      <Tags samples={samples} />
    </>
  );
}
