import type { Mock } from './mocks'

/** Extreme texts; each replaces every text of a section, which then is in their language. */
const extremes = {
  overfull: {
    words: `${'Sixty words are more than any title was drawn for '.repeat(6)}${'w'.repeat(500)}`,
    rows: 40,
    language: undefined,
  },
  rightToLeft: {
    words: 'الطريق إلى قمة الجبل طويل، ولكننا نصعد معًا في كل مساء',
    rows: undefined,
    language: 'ar',
  },
  emoji: { words: '🚴🏽‍♀️🏔️ 👨‍👩‍👧‍👦 up the 🌋 and down 🏁', rows: undefined, language: undefined },
} as const

type Extreme = keyof typeof extremes

export const extremeNames = ['overfull', 'rightToLeft', 'emoji'] as const satisfies readonly Extreme[]

export const languageOf = (extreme: Extreme) => extremes[extreme].language

type Fields = Record<string, unknown>

/** Field names of texts that people read; other text fields hold identifiers (an event, a colour). */
const READ = /title|head|label|text|quote|author|caption|description|body|copy|message|question|answer|tagline|name$/i
const NAMES_SOMETHING = /short_?name|file_?name|_url$|colou?r|hash/i

/** A section with extreme content: every text of a mock replaced, and its rows repeated. */
export function extremeOf(mock: Mock, extreme: Extreme): Mock['slice'] {
  const { words, rows } = extremes[extreme]
  const { primary, items } = mock.slice
  const many =
    rows === undefined || items.length === 0
      ? items
      : Array.from({ length: rows }, (_, at) => items[at % items.length] ?? {})
  return { ...mock.slice, primary: fillFields(primary, words), items: many.map((item) => fillFields(item, words)) }
}

function fillFields(fields: Fields, words: string): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fill(name, value, words)]))
}

function fill(name: string, value: unknown, words: string): unknown {
  if (Array.isArray(value)) return fillBlocks(value, words)
  const isRead = typeof value === 'string' && READ.test(name) && !NAMES_SOMETHING.test(name)
  return isRead ? words : value
}

function fillBlocks(blocks: readonly unknown[], words: string): unknown[] {
  const fillBlock = (block: { text: string }) => ({ ...block, text: words, spans: [] })
  return blocks.map((block) => (isBlock(block) ? fillBlock(block) : block))
}

const isBlock = (block: unknown): block is { text: string } =>
  typeof block === 'object' && block !== null && 'text' in block && typeof block.text === 'string'
