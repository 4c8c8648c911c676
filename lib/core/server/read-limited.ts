import 'server-only'

/** The body went on past its limit; the rest was not read. */
export class BodyLimitError extends Error {
  override readonly name = 'BodyLimitError'
}

/** Reads a body as UTF-8 text, giving up as soon as it passes `limitBytes`. */
export async function readLimitedText(
  body: ReadableStream<Uint8Array> | null,
  limitBytes: number,
): Promise<string> {
  if (!body) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength
    if (bytes > limitBytes) {
      // Not awaited: a sender that ignores the cancellation must not hold us up.
      reader.cancel().catch(() => undefined)
      throw new BodyLimitError(`body over ${limitBytes} bytes`)
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}
