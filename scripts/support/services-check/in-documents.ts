import { isRecord } from '../../../lib/core/is-record.ts'

/** All objects within a value. */
function* recordsIn(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const each of value) yield* recordsIn(each)
  if (!isRecord(value)) return
  yield value
  for (const inner of Object.values(value)) yield* recordsIn(inner)
}

/** Addresses of the pictures in documents. */
export function picturesIn(documents: readonly unknown[]): string[] {
  return [...recordsIn(documents)].flatMap(({ url, dimensions }) =>
    typeof url === 'string' && isRecord(dimensions) && URL.canParse(url) ? [url] : [],
  )
}

/** Names of the templates that sections of documents embed, each once. */
export function templatesIn(documents: readonly unknown[]): string[] {
  const named = [...recordsIn(documents)].flatMap(({ slice_type, primary }) =>
    slice_type === 'ejs_file' && isRecord(primary) && typeof primary.file === 'string' ? [primary.file] : [],
  )
  return [...new Set(named)]
}

/** The texts or numbers that a field has anywhere in documents, each once. */
export function fieldIn(documents: readonly unknown[], name: string): string[] {
  const values = [...recordsIn(documents)].flatMap(({ [name]: value }) =>
    typeof value === 'string' || typeof value === 'number' ? [String(value).trim()] : [],
  )
  return [...new Set(values)].filter((value) => value !== '')
}
