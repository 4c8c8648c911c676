import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont, { type SubsetFontOptions } from 'subset-font'
import { root } from './support/root.ts'

/*
 * Makes app/fonts from the whole fonts: headlines need one weight and width of Archivo, texts four weights of Inter, and
 * five of our languages the Latin letters (Japanese has the system's). 41 KB instead of 138.
 * Pictures that the server draws (app/api/pictures/draw-picture.ts) have no browser that knows other fonts: theirs have the
 * letters of all languages of Latin script, in the older format that its program reads.
 */

const letters = [...range(0x20, 0x7e), ...range(0xa0, 0xff)].map((code) => String.fromCodePoint(code)).join('')
const signs = 'ıŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™−×←→↑↓'

const archivo = 'archivo/files/archivo-latin-wdth-normal.woff2'
const inter = 'inter/files/inter-latin-wght-normal.woff2'
const headline = { wght: 800, wdth: 116 }
await make('archivo-headline.woff2', archivo, letters + signs, headline)
await make('inter-text.woff2', inter, letters + signs, { wght: { min: 400, max: 700 } })

const further = range(0x100, 0x17f)
  .map((code) => String.fromCodePoint(code))
  .join('')
for (const [part, whole] of [
  ['', letters + signs],
  ['-ext', further],
] as const) {
  await make(`archivo-picture${part}.woff`, archivo.replace('-latin', `-latin${part}`), whole, headline)
  await make(`inter-picture${part}.woff`, inter.replace('-latin', `-latin${part}`), whole, { wght: 600 })
}

type Axes = SubsetFontOptions['variationAxes']

async function make(name: string, source: string, kept: string, variationAxes: Axes): Promise<void> {
  const whole = readFileSync(join(root, 'node_modules/@fontsource-variable', source))
  const targetFormat = name.endsWith('.woff2') ? 'woff2' : 'woff'
  writeFileSync(join(root, 'app/fonts', name), await subsetFont(whole, kept, { targetFormat, variationAxes }))
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
