import { useState } from 'react';
import {
  Avatar,
  BottomSheet,
  Button,
  Dialog,
  Flag,
  FullPageState,
  FullPopup,
  Icon,
  ListGroup,
  ListRow,
  MemberPopup,
  OptionRow,
  PictureDialog,
  ProgressBar,
  Row,
  SideDrawer,
  Stack,
  Tag,
  Text,
  ToastViewport,
} from '#ui/index.ts';
import type { ToastMessage } from '#ui/index.ts';
import { StickySample } from './gallery-frame.tsx';
import { Part } from './gallery-part.tsx';
import type { Samples } from './gallery-samples.ts';
import bannerUrl from './sample-banner.svg';

const KINDS = ['sheet', 'drawer', 'dialog', 'picture', 'full', 'member', 'page', 'sticky'] as const;
type Kind = (typeof KINDS)[number];

function MemberHead({ samples }: { samples: Samples }) {
  const { name, initial, rank } = samples.member;
  return (
    <Row gap={3}>
      <Avatar initial={initial} size={46} />
      <Stack gap={1}>
        <Text size="h3" as="span">
          {name}
        </Text>
        <Text size="caption" tone="2" as="span">
          {rank}
        </Text>
        <ProgressBar percent={64} label={rank} isThin />
      </Stack>
    </Row>
  );
}

function Rows({ samples, isBare }: { samples: Samples; isBare?: boolean }) {
  return (
    <ListGroup isBare={isBare}>
      {samples.rows.map((title) => (
        <ListRow key={title} title={title} lead={<Icon name="receipt-duotone" />} href="#row" />
      ))}
    </ListGroup>
  );
}

type PopupsProps = { samples: Samples; open: Kind | null; onClose: () => void };

function EdgePopups({ samples, open, onClose }: PopupsProps) {
  const { words, texts, rows } = samples;
  const common = { onClose, closeLabel: words.close };
  return (
    <>
      <BottomSheet
        {...common}
        isOpen={open === 'sheet'}
        title={rows[4] ?? ''}
        foot={
          <Button kind="primary" width="grow" onClick={onClose}>
            {words.primary}
          </Button>
        }
      >
        <Stack>
          <OptionRow title={rows[4]} lead={<Flag code="BD" size="large" />} isChosen />
          <OptionRow
            title={samples.switches.english}
            lead={<Flag code="GB" size="large" />}
            isChosen={false}
          />
        </Stack>
      </BottomSheet>
      <SideDrawer
        {...common}
        isOpen={open === 'drawer'}
        label={words.menu}
        head={<MemberHead samples={samples} />}
        foot={
          <Button kind="textDanger" width="block" size="md" icon="sign-out-bold">
            {words.danger}
          </Button>
        }
      >
        <Rows samples={samples} />
        <Rows samples={samples} />
      </SideDrawer>
      <FullPopup {...common} isOpen={open === 'full'} title={words.search}>
        <Text>{texts.body}</Text>
      </FullPopup>
      <MemberPopup
        onClose={onClose}
        isOpen={open === 'member'}
        label={words.menu}
        head={<MemberHead samples={samples} />}
      >
        <Rows samples={samples} isBare />
      </MemberPopup>
    </>
  );
}

function MiddlePopups({ samples, open, onClose }: PopupsProps) {
  const { words, texts } = samples;
  const actions = (
    <>
      <Button size="md" width="grow" onClick={onClose}>
        {words.secondary}
      </Button>
      <Button size="md" width="grow" kind="danger" onClick={onClose}>
        {words.danger}
      </Button>
    </>
  );
  return (
    <>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={onClose}
        isAlert
        emblem={{ icon: 'sign-out-duotone', tone: 'danger' }}
        title={texts.heading}
        text={texts.body}
        actions={actions}
      />
      <PictureDialog
        isOpen={open === 'picture'}
        onClose={onClose}
        closeLabel={words.close}
        title={samples.banner.title}
        imageUrl={bannerUrl}
        lead={<Tag tone="accent">{samples.tags[3]}</Tag>}
      >
        <Stack gap={4}>
          <Text size="small" tone="2">
            {texts.emptyText}
          </Text>
          <Button kind="primary" width="block" onClick={onClose}>
            {samples.banner.action}
          </Button>
        </Stack>
      </PictureDialog>
    </>
  );
}

/** Buttons that open every kind of popup, the toasts, and a full-page state. */
export function PopupParts({ samples }: { samples: Samples }) {
  const [open, setOpen] = useState<Kind | null>(null);
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const close = () => setOpen(null);
  const addToast = (toast: Omit<ToastMessage, 'id'>) =>
    setToasts([...toasts, { ...toast, id: `toast-${toasts.length}` }]);
  const { words, texts } = samples;
  return (
    <Part title={samples.headings.popups}>
      <Row isWrapping>
        {KINDS.map((kind) => (
          <Button
            key={kind}
            size="sm"
            data-open={kind}
            onClick={() => setOpen(open === kind ? null : kind)}
          >
            {kind}
          </Button>
        ))}
        <Button
          size="sm"
          kind="quiet"
          onClick={() => addToast({ text: texts.toast, tone: 'success', duration: 'long' })}
        >
          {texts.toast}
        </Button>
        <Button
          size="sm"
          kind="quiet"
          onClick={() =>
            addToast({
              text: texts.toast,
              tone: 'accent',
              action: { label: words.undo, onPress: () => undefined },
            })
          }
        >
          {words.undo}
        </Button>
      </Row>
      {open === 'page' && (
        <FullPageState
          top={<Text size="h3">{samples.title}</Text>}
          icon="wrench-duotone"
          tag={{ tone: 'warning', label: words.closed }}
          title={texts.maintenance}
          text={texts.maintenanceText}
          foot={
            <Button kind="primary" width="block" onClick={close}>
              {words.refresh}
            </Button>
          }
        />
      )}
      {open === 'sticky' && <StickySample samples={samples} onClose={close} />}
      <EdgePopups samples={samples} open={open} onClose={close} />
      <MiddlePopups samples={samples} open={open} onClose={close} />
      <ToastViewport
        toasts={toasts}
        onDismiss={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))}
      />
    </Part>
  );
}
