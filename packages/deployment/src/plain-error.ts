/**
 * A failure that a person at a terminal has to read: one clear sentence, no stack. Raised while starting and by commands;
 * never during a request.
 */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}
