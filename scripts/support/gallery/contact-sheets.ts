import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { BrowserContext } from 'playwright'
import sharp from 'sharp'
import { Failure } from '../failure.ts'
import { root } from '../root.ts'
import type { Look } from './take-looks.ts'

/** Widths of the sheets' pictures in CSS pixels; the guide's widths are among them. */
export const SHEET_WIDTHS: readonly number[] = [375, 768, 1440]

const SHEET_WIDTH = 1920
const TILES_A_SHEET = 24

/** @throws Failure for a folder of the repository */
export function sheetFolder(given: string): string {
  const folder = resolve(given)
  if (relative(root, folder).startsWith('..')) return folder
  throw new Failure(`Sheets are to look at, not to keep: choose a folder outside of ${root}.`)
}

/** Writes each picture in its own size, and all pictures of a width together on sheets. */
export async function writeSheets(context: BrowserContext, folder: string, looks: readonly Look[]): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const { subject, number, width, png } of looks) {
    writeFileSync(join(folder, `${subject.replaceAll(/\W+/g, '-')}-${number}-${width}.png`), png)
  }
  for (const [width, ofWidth] of Map.groupBy(looks, (look) => look.width)) {
    for (let first = 0; first < ofWidth.length; first += TILES_A_SHEET) {
      const sheet = await drawSheet(context, ofWidth.slice(first, first + TILES_A_SHEET), width)
      writeFileSync(join(folder, `sheet-${width}-${first / TILES_A_SHEET + 1}.png`), sheet)
    }
  }
}

async function drawSheet(context: BrowserContext, looks: readonly Look[], width: number): Promise<Buffer> {
  const columns = width < 500 ? 8 : width < 1000 ? 6 : 4
  const size = Math.floor(SHEET_WIDTH / columns) - 12
  const tiles = await Promise.all(looks.map((look) => drawTile(look, size)))
  const page = await context.newPage()
  try {
    await page.setViewportSize({ width: SHEET_WIDTH, height: 1000 })
    await page.setContent(
      `<style>body{margin:6px;display:grid;grid-template-columns:repeat(${columns},1fr);gap:12px;align-items:start;
      background:#888;font:12px sans-serif}figure{margin:0}img{display:block}</style>${tiles.join('')}`,
    )
    return await page.screenshot({ fullPage: true })
  } finally {
    await page.close()
  }
}

async function drawTile({ subject, number, png }: Look, size: number): Promise<string> {
  const { width, height } = await sharp(png).metadata()
  const shown = Math.min(height, width * 3)
  const picture = await sharp(png)
    .extract({ left: 0, top: 0, width, height: shown })
    .resize({ width: size })
    .webp({ quality: 85 })
    .toBuffer()
  const address = `data:image/webp;base64,${picture.toString('base64')}`
  return `<figure><figcaption>${subject} ${number}</figcaption><img src="${address}" alt=""></figure>`
}
