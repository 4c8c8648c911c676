/** A text with the names in braces replaced by what they stand for. */
export function fillTemplate(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
