import type { AppError } from '@maidan/contract';
import { PlainError } from '@maidan/deployment/plain-error';

/**
 * What the console makes of an act that is refused with a sentence for a terminal: an error with a code, and the sentence
 * where readers may see it. Other errors are thrown on. For `catch` of a promise.
 */
export function refusedAs(codeOf: (fault: string) => AppError): (error: unknown) => never {
  return (error) => {
    throw error instanceof PlainError ? codeOf(error.message) : error;
  };
}
