import type { IconName } from '#ui/icons/icon-names.ts';
import type { ContactWay } from './service.model.ts';

/** The picture of each way to customer service. */
export const SERVICE_ICONS: Readonly<Record<ContactWay, IconName>> = {
  mail: 'envelope-simple-duotone',
  phone: 'phone-duotone',
  page: 'question-duotone',
  LIVECHAT: 'chat-circle-dots-duotone',
  TELEGRAM: 'telegram-logo-fill',
  FACEBOOK: 'facebook-logo-fill',
  VIBER: 'phone-call-duotone',
  MESSENGER: 'messenger-logo-duotone',
  SpeedTest: 'gauge-duotone',
};
