import 'server-only'

/** The body exceeds its limit; the rest was not read. */
export class BodyLimitError extends Error {
  override readonly name = 'BodyLimitError'
}

/** Reads a body, giving up as soon as it passes `limitBytes`. @throws BodyLimitError, and what the stream throws */
export async function readLimited(
  body: ReadableStream<Uint8Array> | null,
  limitBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) return new Uint8Array()
  const reader = body.getReader()
  const parts: Uint8Array[] = []
  let bytes = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength
    if (bytes > limitBytes) {
      // Not awaited: a sender that ignores the cancellation must not hold us up.
      reader.cancel().catch(() => undefined)
      throw new BodyLimitError(`body over ${limitBytes} bytes`)
    }
    parts.push(part.value)
  }
  return Buffer.concat(parts, bytes)
}

/** Like `readLimited`, decoded as UTF-8. */
export async function readLimitedText(body: ReadableStream<Uint8Array> | null, limitBytes: number): Promise<string> {
  return new TextDecoder().decode(await readLimited(body, limitBytes))
}
