import { useFormToken } from './session.ts';

/** The hidden field that a form needs while a member or trial user is signed in; `postedForm` checks it. */
export function FormToken() {
  const formToken = useFormToken();
  return formToken !== undefined && <input type="hidden" name="formToken" value={formToken} />;
}
