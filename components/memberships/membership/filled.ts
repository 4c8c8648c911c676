/** Replaces a template's placeholder with a value. */
export const filled = (text: string, name: 'day' | 'price' | 'method', value: string | null): string =>
  text.replace(`{${name}}`, () => value ?? '…')
