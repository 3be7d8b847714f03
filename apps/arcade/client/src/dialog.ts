import { button, html } from './dom.ts';

/** Opens and closes a panel over the page. Safari before 15.4 has no `dialog` element, so there the page itself does it. */
function opening(dialog: HTMLDialogElement): { open: () => void; shut: () => void } {
  if ('showModal' in dialog) return { open: () => dialog.showModal(), shut: () => dialog.close() };
  const panel: HTMLElement = dialog;
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-modal', 'true');
  panel.tabIndex = -1;
  let opener: Element | null = null;
  const shut = () => {
    panel.removeAttribute('open');
    if (opener instanceof HTMLElement) opener.focus();
  };
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') shut();
  });
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    // Elements behind the panel cannot be reached by keyboard while it is open.
    if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.focus();
  });
  return {
    open: () => {
      opener = document.activeElement;
      panel.setAttribute('open', '');
      panel.focus();
    },
    shut,
  };
}

/** A panel over the page that Escape, a touch beside it and its own button close. */
export interface Dialog {
  dialog: HTMLDialogElement;
  /** The button that closes it; whoever fills the panel places it. */
  close: HTMLButtonElement;
  open: () => void;
}

/** Makes an empty panel with its name; whoever fills it appends it to the page. */
export function createDialog(name: string, closeName: string): Dialog {
  const dialog = html('dialog', { 'aria-label': name });
  const { open, shut } = opening(dialog);
  const close = button({ class: 'ib', 'aria-label': closeName }, () => shut(), '✕');
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) shut();
  });
  return { dialog, close, open };
}
