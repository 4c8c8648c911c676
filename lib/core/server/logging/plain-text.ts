import { stripVTControlCharacters } from 'node:util'

/** Maximum length of a text in the log, in UTF-16 units; the rest is not even examined. */
const LONGEST = 500
const LOOKED_AT = 2000
/** Maximum length of a path, or of anything else without spaces. */
const LONGEST_WORD = 200

/** Control characters, and characters that break a line or change its direction in a terminal or viewer. */
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g

/** Patterns of secrets and personal data, with their replacements. */
const HIDDEN: readonly (readonly [RegExp, string])[] = [
  [/(:\/\/)[^\s/@]+@/g, '$1'],
  [/\b(bearer|basic|dpop)\s+[^\s,;"']+/gi, '$1 [redacted]'],
  [/\beyJ[\w-]{8,}(?:\.[\w-]*)*/g, '[redacted]'],
  [/\bFe26\.2\*[^\s;,"']*/g, '[redacted]'],
  [/(token|secret|password|cookie|session|code)=[^\s&;,"']+/gi, '$1=[redacted]'],
]

const UNBROKEN = /[^\s"'<>]+/g
/** Query and fragment of an address. */
const QUERY = /[?#].+/

const NAME = /[^\s"'<>(),:;=/]+/g
const isEmail = (word: string) => word.lastIndexOf('@') > 0 && /\.[a-z]{2,}$/i.test(word)

/** A run of letters and digits that may be a key: long, with upper case, lower case and digits. */
const OPAQUE = /[\w-]{32,}/g
const isOpaque = (word: string) => /[a-z]/.test(word) && /[A-Z]/.test(word) && /\d/.test(word)

const LONG_WORD = new RegExp(`\\S{${LONGEST_WORD + 1},}`, 'g')

/** The project's folder, in stacks and in messages about files. */
const HERE = `${process.cwd()}/`

/**
 * Sanitizes a text for the log: one line, of limited length, without possible secrets, e-mail addresses or queries of
 * addresses, and with paths relative to the project.
 *
 * @param text from any source, of any length
 */
export function plainText(text: string): string {
  let plain = stripVTControlCharacters(text.slice(0, LOOKED_AT)).replace(UNPRINTABLE, ' ')
  plain = plain.replaceAll(`file://${HERE}`, '').replaceAll(HERE, '')
  for (const [pattern, instead] of HIDDEN) plain = plain.replace(pattern, instead)
  plain = plain
    .replace(UNBROKEN, (word) => (word.includes('/') ? word.replace(QUERY, '?…') : word))
    .replace(NAME, (word) => (isEmail(word) ? '[e-mail]' : word))
    .replace(OPAQUE, (word) => (isOpaque(word) ? '[redacted]' : word))
    .replace(LONG_WORD, (word) => `${word.slice(0, LONGEST_WORD)}…`)
    .trim()
  const isWhole = plain.length <= LONGEST && text.length <= LOOKED_AT
  return (isWhole ? plain : plain.slice(0, LONGEST).replace(/…*$/, '…')).toWellFormed()
}
