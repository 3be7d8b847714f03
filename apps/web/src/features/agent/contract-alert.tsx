import { CONTRACT_KINDS } from '@maidan/contract/constants';
import { Button } from '#ui/action/button.tsx';
import { Dialog } from '#ui/popup/dialog.tsx';
import type { PopupContentProps } from '#platform/page/popup.ts';
import { useWords } from '#platform/words/words.tsx';
import { CONTRACT_PATHS } from './contract-paths.ts';

/** Says that a contract waits (AGENT-08): "later" stays on home, "view" opens its screen (AGENT-09, AGENT-10). */
export function ContractAlert({ isOpen, onClose, given }: PopupContentProps) {
  const { t } = useWords();
  const kind = CONTRACT_KINDS.find((one) => one === given['kind']);
  if (!kind) return null;
  return (
    <Dialog
      isAlert
      isOpen={isOpen}
      onClose={onClose}
      title={t(`agent.contract.${kind}`)}
      text={t('agent.contract.prompt')}
      emblem={{ icon: 'file-text-duotone', tone: 'info' }}
      actions={
        <>
          <Button width="grow" onClick={onClose}>
            {t('agent.contract.later')}
          </Button>
          <Button kind="primary" width="grow" isFlat href={`/m/${CONTRACT_PATHS[kind]}`}>
            {t('agent.contract.view')}
          </Button>
        </>
      }
    />
  );
}
