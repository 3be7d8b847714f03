/** Whether an object itself has a member of this name; what it inherits does not count. Runs in every browser of the floor. */
export function hasOwn(object: object, name: PropertyKey): boolean {
  // `Object.hasOwn` came with Chrome 93 and Safari 15.4.
  // oxlint-disable-next-line prefer-object-has-own
  return Object.prototype.hasOwnProperty.call(object, name);
}
