/** Whether an object itself has a property of this name, not by inheritance. It runs in every supported browser. */
export function hasOwn(object: object, name: PropertyKey): boolean {
  // `Object.hasOwn` came with Chrome 93 and Safari 15.4, which are newer than the oldest supported ones.
  // oxlint-disable-next-line prefer-object-has-own
  return Object.prototype.hasOwnProperty.call(object, name);
}
