/** What is left of a line, in bytes of JSON. Whatever is put into it takes its part. */
export type Room = { bytes: number }

/** What a text takes as JSON. */
const bytesOf = (text: string) => Buffer.byteLength(JSON.stringify(text))

/** As much of a text as so many bytes of JSON hold; never less than the sign that something is missing. */
export function cutTo(text: string, bytes: number): string {
  if (bytesOf(text) <= bytes) return text
  let cut = text
  while (cut !== '' && bytesOf(`${cut}…`) > bytes) cut = cut.slice(0, Math.floor(cut.length * 0.8))
  return `${cut}…`.toWellFormed()
}

/** Puts a text into a line, or as much of it as there is room for. */
export function say(text: string, room: Room): string {
  const said = cutTo(text, room.bytes)
  room.bytes -= bytesOf(said) + 1
  return said
}
