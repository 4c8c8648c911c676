import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont, { type SubsetFontOptions } from 'subset-font'
import { fonts } from '../theme.ts'
import { runCommand } from './support/command.ts'
import { saysHelp } from './support/options.ts'
import { root } from './support/root.ts'

/*
 * Makes app/fonts from the complete fonts of theme.ts: headlines need one weight and width, texts four weights, and
 * five of our languages the Latin letters (Japanese uses system fonts). 41 KB instead of 138. Pictures that the server
 * draws (app/api/pictures/draw-picture.ts) can't fall back to system fonts: their fonts have the letters of all
 * languages with Latin script, in the older format that the drawing library reads.
 */

const letters = [...range(0x20, 0x7e), ...range(0xa0, 0xff)].map((code) => String.fromCodePoint(code)).join('')
const signs = 'ıŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™−×←→↑↓'

const HELP = `npm run fonts: makes app/fonts from the complete fonts of theme.ts.`

await runCommand(async () => {
  if (saysHelp('fonts', HELP)) return
  const { headline, text } = fonts
  await make('headline.woff2', headline.source, letters + signs, headline.axes)
  await make('text.woff2', text.source, letters + signs, text.axes)

  const furtherLetters = range(0x100, 0x17f)
    .map((code) => String.fromCodePoint(code))
    .join('')
  for (const [part, whole] of [
    ['', letters + signs],
    ['-ext', furtherLetters],
  ] as const) {
    await make(`headline-picture${part}.woff`, further(headline.source, part), whole, headline.picture)
    await make(`text-picture${part}.woff`, further(text.source, part), whole, text.picture)
  }
})

/** The file with a part of a font's letters: `-ext` are the letters beyond Western Europe. */
function further(source: string, part: string): string {
  return source.replace('-latin', `-latin${part}`)
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
