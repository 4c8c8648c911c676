/**
 * Whether a text may be the id of a price: it becomes part of addresses, in which dots alone would mean a parent
 * folder.
 */
export const isPriceId = (text: unknown): text is string =>
  typeof text === 'string' && /^(?=.*[\w-])[\w.:~-]{1,100}$/.test(text)
