/** A text with what it leaves open. */
export const filled = (text: string, name: 'day' | 'price' | 'method', value: string | null): string =>
  text.replace(`{${name}}`, () => value ?? '…')
