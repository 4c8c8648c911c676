/**
 * The form in which values that editors choose are compared: letter case, and spaces, hyphens or underscores between
 * words, make no difference. Documents from the time when these fields were free text spell `play_video` and
 * `yorkshire-gray` in several ways.
 */
export function choiceKey(value: string): string {
  return value
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-')
}
