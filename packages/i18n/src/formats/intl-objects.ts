/**
 * Keeps the Intl objects that `make` makes, one for each tag: making one takes a phone far longer
 * than using it.
 */
export function cachedByTag<Made>(make: (tag: string) => Made): (tag: string) => Made {
  const made = new Map<string, Made>();
  return (tag) => {
    let object = made.get(tag);
    if (object === undefined) {
      object = make(tag);
      made.set(tag, object);
    }
    return object;
  };
}
