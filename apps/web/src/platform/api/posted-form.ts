import { data } from 'react-router';
import { ApiFailure } from './failure.ts';
import type { FailureData } from './loader-result.ts';
import type { RequestScope } from './request-scope.ts';

/** What a form carries that was posted without script. */
export interface PostedForm {
  readonly fields: Record<string, string>;
  /** The chosen files of all its fields. */
  readonly files: readonly File[];
}

/**
 * The fields of a form that was posted without script, all of them text. Files count as empty. @throws Response 400
 * when the body is not a form, 403 when a member's form lacks the token of the page
 */
export async function postedForm(
  request: Request,
  scope: Pick<RequestScope, 'isFormToken'>,
): Promise<Record<string, string>> {
  return (await postedFiles(request, scope)).fields;
}

/** The same with its files. @throws Response as `postedForm` does */
export async function postedFiles(
  request: Request,
  scope: Pick<RequestScope, 'isFormToken'>,
): Promise<PostedForm> {
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  const fields: Record<string, string> = {};
  const files: File[] = [];
  for (const [name, value] of form) {
    fields[name] = typeof value === 'string' ? value : '';
    // A field for files in which none was chosen sends one without a name.
    if (typeof value !== 'string' && value.name !== '') files.push(value);
  }
  if (!scope.isFormToken(fields['formToken'] ?? '')) throw data(null, { status: 403 });
  return { fields, files };
}

/**
 * Turns a failed call into a failure for the page that posted the form, even when the gateway cannot be reached, and
 * logs the cause.
 */
export function gatewayFailure(error: unknown, log: RequestScope['log']): ApiFailure {
  if (error instanceof ApiFailure) return error;
  log.error({ err: error }, 'the gateway did not answer a posted form');
  return new ApiFailure('server.unavailable');
}

/** Turns a failure into plain data that can be sent with the page; `toFailure` turns it back. */
export function toFailureData({ code, params, requestId }: ApiFailure): FailureData {
  return { code, params, requestId };
}
