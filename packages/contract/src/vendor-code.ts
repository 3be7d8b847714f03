/**
 * The wire calls the code of a vendor `vassalage`, because the specification fixed the name; inside it is called `vendor`.
 * What crosses the wire passes through here, and so do lists of codes, which travel as one text. Free of zod.
 */

/** The parameter for codes of vendors: of the call for games, and of web's addresses, which links and bookmarks hold. */
export const VENDORS = 'vassalage';
/** Path of one game. */
export const GAME_PATH = '/games/{vassalage}/{nodeId}';

/** Something of the wire as it is called inside. */
export type FromWire<Wire extends { readonly vassalage: string }> = Omit<Wire, 'vassalage'> & {
  readonly vendor: Wire['vassalage'];
};
/** Something of ours as the wire calls it. */
export type ToWire<Inner extends { readonly vendor: string }> = Omit<Inner, 'vendor'> & {
  readonly vassalage: Inner['vendor'];
};

/** What came over the wire, with the vendor under our name for it. */
export function vendorFromWire<Wire extends { readonly vassalage: string }>(
  wire: Wire,
): FromWire<Wire> {
  const { vassalage: vendor, ...rest } = wire;
  return { ...rest, vendor };
}

/** What goes over the wire, with the vendor under the wire's name for it. */
export function vendorToWire<Inner extends { readonly vendor: string }>(
  inner: Inner,
): ToWire<Inner> {
  const { vendor: vassalage, ...rest } = inner;
  return { ...rest, vassalage };
}

/** The codes in a text as the wire joins them; none in an empty one. */
export function vendorCodesOf(text: string): string[] {
  return text
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);
}

/** Codes as the wire joins them. */
export function vendorCodesToWire(codes: readonly string[]): string {
  return codes.join(',');
}
