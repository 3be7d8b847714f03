import { contactsContract as contract } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { ContactsService } from './contacts.service.ts';

const done = { value: true } as const;

/** Binds how members change and verify their number and mail address. */
export function bindContactsRoutes(
  router: Router,
  { contacts }: { contacts: ContactsService },
): void {
  bind(router, contract.sendMobileCode, async (context) => ({
    value: await contacts.sendMobileCode(context, context.body, context.body.language),
  }));

  bind(router, contract.setMobile, async (context) => {
    const { verificationCode: code, firebaseIdToken: idToken, ...number } = context.body;
    await contacts.setMobile(context, { ...number, code, idToken, handle: context.codeHandle });
    return done;
  });

  bind(router, contract.sendEmailCode, async (context) => ({
    value: await contacts.sendEmailCode(context, context.body.email, context.body.language),
  }));

  bind(router, contract.setVerifiedEmail, async (context) => {
    const { email, verificationCode: code } = context.body;
    await contacts.setEmail(context, { email, code, handle: context.codeHandle });
    return done;
  });
}
