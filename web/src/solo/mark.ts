/** A table in the page has an address that no server gives. */
export const MARK = '~';
