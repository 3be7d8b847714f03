import type { SessionView, SiteView } from '#platform/http/request-context.ts';

/** The part of the auth module that asks again who holds a session. */
export interface PasswordConfirmation {
  /**
   * A code of two-step sign-in, where one is given, stands in for the password.
   * @throws AppError `auth.password_wrong`, `auth.sign_in_again`, `auth.second_code_wrong` or `request.too_many`
   */
  confirm(
    member: { site: SiteView; session: SessionView; clientAddress: string },
    password: string,
    code?: string,
  ): Promise<unknown>;
}
