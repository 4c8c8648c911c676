const SIZES = [16, 32, 48]
/** Width and height of the drawing before it is scaled down, so that edges are smooth at every size. */
const DRAWN = 1536

const HEADER = { file: 6, picture: 16 }

/** The icon file for browsers that don't support SVG, with PNG pictures of 16, 32 and 48 pixels. */
export async function drawFavicon(svg: string): Promise<Buffer> {
  const pictures = await Promise.all(SIZES.map(async (size) => ({ size, png: await drawIcon(svg, size) })))
  const header = Buffer.alloc(HEADER.file + HEADER.picture * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = HEADER.file + HEADER.picture * index
    header.writeUInt8(size, at)
    header.writeUInt8(size, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(png.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

/** An icon as PNG. The drawing library is loaded only when it is needed: most starts of the site draw no icons. */
export async function drawIcon(svg: string, size: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const drawing = svg.replace('<svg ', `<svg width="${DRAWN}" height="${DRAWN}" `)
  return sharp(Buffer.from(drawing)).resize(size, size).png({ palette: true }).toBuffer()
}
