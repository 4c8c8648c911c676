// usage: BASE_URL=… node bench/reader-scripts.ts
// What a new visitor who only reads downloads as script, in KiB of brotli 11 (docs/decisions/046): the main pages and the
// gallery's page of each section type, as they are on a phone before any sign of the visitor.
import { chromium } from 'playwright'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/support/chromium.ts'
import { measureScripts, sizeOf } from './page-scripts.ts'

const site = process.env.BASE_URL ?? 'http://localhost:3000'
const PAGES = ['/', '/events', '/campaigns/tour-of-summits', '/plans', '/shop', '/news']

const gallery = await (await fetch(`${site}/gallery`)).text()
const types = new Set([...gallery.matchAll(/href="\/gallery\/([\w-]+)"/g)].map(([, type = '']) => `/gallery/${type}`))
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
try {
  for (const path of [...PAGES, ...types]) {
    const scripts = await measureScripts(browser, site + path, { reads: true, asks: true })
    console.log(`${path}: ${sizeOf(scripts).toFixed(1)} KiB in ${scripts.size} files`)
  }
} finally {
  await browser.close()
}
