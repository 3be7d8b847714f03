import { useFormToken } from './session.ts';

/** Hidden field that a posted form carries while somebody, a trial user too, is signed in; `postedForm` asks for it. */
export function FormToken() {
  const formToken = useFormToken();
  return formToken !== undefined && <input type="hidden" name="formToken" value={formToken} />;
}
