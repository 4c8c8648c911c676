/** The remaining bytes of a line, as JSON. Everything added to the line reduces it. */
export type Room = { bytes: number }

/** A text's size as JSON. */
const bytesOf = (text: string) => Buffer.byteLength(JSON.stringify(text))

/** Cuts a text to so many bytes of JSON; always leaves at least the ellipsis. */
export function cutTo(text: string, bytes: number): string {
  if (bytesOf(text) <= bytes) return text
  let cut = text
  while (cut !== '' && bytesOf(`${cut}…`) > bytes) cut = cut.slice(0, Math.floor(cut.length * 0.8))
  return `${cut}…`.toWellFormed()
}

/** Adds a text to a line, cut to the remaining room. */
export function say(text: string, room: Room): string {
  const said = cutTo(text, room.bytes)
  room.bytes -= bytesOf(said) + 1
  return said
}
