/**
 * Forms of a member's document that have a live button, but not the token without which the server takes no form: sent
 * before their script runs, they would end on a page of failure.
 */
export function formsWithoutAnswer(html: string): string[] {
  return [...html.matchAll(/<form[^>]*method="post".*?<\/form>/gs)]
    .map(([form]) => form)
    .filter((form) => !form.includes('name="formToken"'))
    .filter((form) => /<button(?![^>]* disabled="")[^>]*type="submit"/.test(form));
}
