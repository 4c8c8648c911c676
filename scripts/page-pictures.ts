// usage: npm run page:pictures -- FOLDER [--players Maya,Robin | all] [--locales en,de] [--dark] PATH …
// Takes pictures of whole pages at three widths, single and together on sheets, as a visitor and as each of the given
// demo players sees them, and writes them to a folder outside of this repository. A path is without its language.
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { defaultLocale, languages } from '../i18n/languages.ts'
import { memberOf } from '../e2e/support/member.ts'
import { type PlayerName, players } from '../e2e/support/sign-in.ts'
import { CHROMIUM_FLAGS, requireChromium } from './support/chromium.ts'
import { runCommand } from './support/command.ts'
import type { Environment } from './support/environment.ts'
import { Failure } from './support/failure.ts'
import { SHEET_WIDTHS, sheetFolder, writeSheets } from './support/gallery/contact-sheets.ts'
import { inNewTab } from './support/gallery/in-new-tab.ts'
import { serveForPictures } from './support/gallery/serve-for-pictures.ts'
import { settle } from './support/gallery/settle.ts'
import type { Look } from './support/gallery/take-looks.ts'
import { optionsOf } from './support/options.ts'
import { testEnvironment } from './support/test-environment.ts'

const HELP = `npm run page:pictures: takes pictures of whole pages at three widths, as visitors and players see them.

  -- FOLDER PATH …            a folder outside of this repository, and paths without their language
  -- --players Maya,Robin     as these demo players see them; all is everyone
  -- --locales en,de          in these languages (en)
  -- --dark                   in the dark scheme`

const OPTIONS = {
  players: { type: 'string' },
  locales: { type: 'string', default: 'en' },
  dark: { type: 'boolean', default: false },
} as const

const HEIGHT = 900

await runCommand(async (processes) => {
  const options = readOptions()
  if (options === undefined) return console.log(HELP)
  const { folder, paths, locales, shownTo, isDark } = options
  const environment: Environment = { ...(await testEnvironment()), TRIAL_LANGUAGES: locales.filter(isTrial).join(',') }
  const site = environment.BASE_URL ?? ''
  const executablePath = await requireChromium()
  await serveForPictures(processes, environment)
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const looks: Look[] = []
    for (const player of shownTo) {
      const context = await contextOf(browser, site, { player, isDark, now: siteTime(environment.CLOCK_OFFSET_MS) })
      for (const locale of locales) {
        for (const path of paths) looks.push(...(await takePage(context, site, { path, locale, player })))
      }
      await context.close()
    }
    await writeSheets(await browser.newContext(), folder, looks)
    console.log(`${looks.length} pictures`)
  } finally {
    await browser.close()
  }
})

/** What is asked for; undefined for the help alone. */
function readOptions() {
  const { values, positionals } = optionsOf({ command: 'page:pictures', words: Infinity }, OPTIONS)
  if (values.help) return undefined
  const [folder, ...paths] = positionals
  if (folder === undefined || paths.length === 0) throw new Failure('Name a folder, and the paths of pages.')
  return {
    folder: sheetFolder(folder),
    paths,
    locales: localesIn(values.locales),
    shownTo: values.players === undefined ? [undefined] : playersIn(values.players),
    isDark: values.dark,
  }
}

function localesIn(text: string): string[] {
  const codes = text.split(',')
  const unknown = codes.find((code) => !isLanguage(code))
  if (unknown === undefined) return codes
  throw new Failure(`There is no language ${unknown}, only ${Object.keys(languages).join(', ')}.`)
}

function playersIn(text: string): PlayerName[] {
  const known = Object.keys(players).filter(isPlayer)
  if (text === 'all') return known
  return text.split(',').map((name) => {
    if (isPlayer(name)) return name
    throw new Failure(`There is no demo player ${name}, only ${known.join(', ')}.`)
  })
}

function isPlayer(name: string): name is PlayerName {
  return Object.hasOwn(players, name)
}

function isLanguage(code: string): code is keyof typeof languages {
  return Object.hasOwn(languages, code)
}

function isTrial(code: string): boolean {
  return isLanguage(code) && 'isTrial' in languages[code]
}

function siteTime(offsetMs = '0'): number {
  return Date.now() + Number(offsetMs)
}

type Visit = { player: PlayerName | undefined; isDark: boolean; now: number }

/** The browser of a visitor who has refused what is asked for, or of a player who is signed in. */
async function contextOf(browser: Browser, site: string, { player, isDark, now }: Visit): Promise<BrowserContext> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    colorScheme: isDark ? 'dark' : 'light',
    viewport: { width: 1440, height: HEIGHT },
  })
  await context.addInitScript((at) => void (document.cookie = `consent=none.${at}; path=/`), now)
  if (player !== undefined) await (await memberOf(site, context, player)).page.close()
  return context
}

type PageSeen = { path: string; locale: string; player: PlayerName | undefined }

async function takePage(context: BrowserContext, site: string, { path, locale, player }: PageSeen): Promise<Look[]> {
  const address = site + (locale === defaultLocale ? path : `/${locale}${path}`)
  const looks: Look[] = []
  for (const width of SHEET_WIDTHS) {
    const png = await photograph(context, address, width)
    looks.push({ subject: [player, locale, path].filter(Boolean).join(' '), number: 1, width, png })
  }
  return looks
}

function photograph(context: BrowserContext, address: string, width: number): Promise<Buffer> {
  return inNewTab(context, `${address}, ${width} pixels wide,`, async (page) => {
    await page.setViewportSize({ width, height: HEIGHT })
    await page.goto(address, { waitUntil: 'load' })
    await page.mouse.move(1, 1)
    await settle(page)
    await page.evaluate(showAll)
    return page.screenshot({ fullPage: true, animations: 'disabled' })
  })
}

/** Runs in the browser: a picture of a whole page has what the browser leaves out beyond its window, too. */
function showAll(): void {
  for (const each of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(each).contentVisibility === 'auto') each.style.contentVisibility = 'visible'
}
