// The wire and addresses call the code of a vendor `vassalage`. Here it becomes `vendor`, in what home shows too; what only
// later screens need is in `@maidan/contract/vendor-code`.

/** The code of the vendor in something of the wire. */
export function vendorOf({ vassalage }: { readonly vassalage: string }): string {
  return vassalage;
}

/** Address of a vendor's part of a list. */
export function vendorListHref(list: string, vendor: string): string {
  return `${list}?vassalage=${vendor}`;
}
