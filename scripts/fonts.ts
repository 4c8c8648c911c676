import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont, { type SubsetFontOptions } from 'subset-font'
import { root } from './support/root.ts'

/*
 * Makes app/fonts from the whole fonts: headlines need one weight and width of Archivo, texts four weights of Inter, and
 * five of our languages the Latin letters (Japanese has the system's). 41 KB instead of 138.
 */

const letters = [...range(0x20, 0x7e), ...range(0xa0, 0xff)].map((code) => String.fromCodePoint(code)).join('')
const signs = 'ıŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™−×←→↑↓'

await make('archivo-headline', 'archivo/files/archivo-latin-wdth-normal.woff2', { wght: 800, wdth: 116 })
await make('inter-text', 'inter/files/inter-latin-wght-normal.woff2', { wght: { min: 400, max: 700 } })

async function make(name: string, source: string, variationAxes: SubsetFontOptions['variationAxes']): Promise<void> {
  const whole = readFileSync(join(root, 'node_modules/@fontsource-variable', source))
  const font = await subsetFont(whole, letters + signs, { targetFormat: 'woff2', variationAxes })
  writeFileSync(join(root, 'app/fonts', `${name}.woff2`), font)
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
