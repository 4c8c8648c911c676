import { parsingError } from '../api-error.ts'

export type Argument = string | number | boolean | Argument[]

/** One predicate of a query, `at(my.page.uid, "home")`; `path` is empty for predicates without one (`similar`). */
export type Predicate = { name: string; path: string; arguments: Argument[]; column: number; query: string }

type Token = { kind: string; text: string; column: number }

const tokenPattern =
  /\s*(?:(?<string>"(?:\\"|[^"])*")|(?<number>-?\d+(?:\.\d+)?(?![\w.-]))|(?<word>[A-Za-z_][\w.-]*)|(?<mark>[[\](),]))/y
/** Prismic labels predicates in links that it makes itself: `[[:d = at(document.id, "X")]]`. */
const label = /\[\s*:\w+\s*=/g

/** Reads one `q` parameter, `[[at(…)][any(…)]]` or `[at(…)]`. @throws ApiError 400 parsing-error */
export function parsePredicates(query: string): Predicate[] {
  const reader = createReader(query)
  const predicates: Predicate[] = []
  reader.expect('[')
  if (reader.peek() === '[') {
    while (reader.peek() === '[') {
      reader.expect('[')
      predicates.push(readPredicate(reader, query))
      reader.expect(']')
    }
  } else if (reader.peek() !== ']') predicates.push(readPredicate(reader, query))
  reader.expect(']')
  reader.expect('')
  return predicates
}

type Reader = { peek(): string; next(): Token; expect(mark: string): void; fail(token: Token): Error }

function createReader(query: string): Reader {
  const tokens = tokenize(query)
  let at = 0
  const end: Token = { kind: 'end', text: '', column: query.length + 1 }
  const current = () => tokens[at] ?? end
  const fail = ({ text, column }: Token) => parsingError(`unexpected ${text || 'end'}`, query, column)
  return {
    peek: () => current().text,
    next: () => {
      const token = current()
      at += 1
      return token
    },
    expect: (mark) => {
      const token = current()
      if (token.kind === 'string' || token.text !== mark) throw fail(token)
      at += 1
    },
    fail,
  }
}

function tokenize(query: string): Token[] {
  const text = query.replace(label, (found) => `[${' '.repeat(found.length - 1)}`).trimEnd()
  const tokens: Token[] = []
  tokenPattern.lastIndex = 0
  while (tokenPattern.lastIndex < text.length) {
    const start = tokenPattern.lastIndex
    const match = tokenPattern.exec(text)
    const [kind, value] = Object.entries(match?.groups ?? {}).find(([, found]) => found !== undefined) ?? []
    if (!kind || value === undefined) throw parsingError(`unexpected ${text.charAt(start)}`, query, start + 1)
    tokens.push({ kind, text: value, column: tokenPattern.lastIndex - value.length + 1 })
  }
  return tokens
}

function readPredicate(reader: Reader, query: string): Predicate {
  const { kind, text: name, column } = reader.next()
  if (kind !== 'word') throw reader.fail({ kind, text: name, column })
  reader.expect('(')
  const isPath = /^(?:document|my)\b/.test(reader.peek())
  const path = isPath ? reader.next().text : ''
  if (isPath && reader.peek() !== ')') reader.expect(',')
  const values = readArguments(reader, ')')
  return { name, path, arguments: values, column, query }
}

function readArguments(reader: Reader, closing: string): Argument[] {
  const values: Argument[] = []
  while (reader.peek() !== closing) {
    if (values.length > 0) reader.expect(',')
    values.push(readArgument(reader))
  }
  reader.expect(closing)
  return values
}

function readArgument(reader: Reader): Argument {
  const token = reader.next()
  if (token.kind === 'string') return token.text.slice(1, -1).replaceAll('\\"', '"')
  if (token.kind === 'number') return Number(token.text)
  if (token.text === 'true' || token.text === 'false') return token.text === 'true'
  if (token.text === '[') return readArguments(reader, ']')
  throw reader.fail(token)
}
