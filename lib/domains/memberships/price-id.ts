/** Whether a text may be the id of a price: it stands in addresses, and dots alone would be a step up in them. */
export const isPriceId = (text: unknown): text is string =>
  typeof text === 'string' && /^(?=.*[\w-])[\w.:~-]{1,100}$/.test(text)
