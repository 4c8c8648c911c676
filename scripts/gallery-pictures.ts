// usage: npm run gallery:pictures [-- TYPE …] [-- --sheets FOLDER [--dark]]
// Takes the pictures of docs/editors/ from the gallery, for the given section types or for all. With --sheets it also
// takes pictures of every mock of each type at three widths, single and together on sheets, and writes them to a folder
// outside of this repository. With --dark, those are taken of the dark scheme, and the guide's stay as they are.
import { chromium } from 'playwright'
import { CHROMIUM_FLAGS, requireChromium } from './support/chromium.ts'
import { runCommand } from './support/command.ts'
import { Failure } from './support/failure.ts'
import { SHEET_WIDTHS, sheetFolder, writeSheets } from './support/gallery/contact-sheets.ts'
import { GUIDE_WIDTHS } from './support/gallery/guide-pictures.ts'
import { serveForPictures } from './support/gallery/serve-for-pictures.ts'
import { type Look, takeLooks } from './support/gallery/take-looks.ts'
import { writeGuidePictures } from './support/gallery/write-guide-pictures.ts'
import { readProject } from './support/models/project.ts'
import { optionsOf } from './support/options.ts'
import { root } from './support/root.ts'
import { testEnvironment } from './support/test-environment.ts'

const HELP = `npm run gallery:pictures: takes the pictures of docs/editors/ from the gallery.

  -- TYPE …             only of these section types
  -- --sheets FOLDER    also pictures of every mock at three widths, in a folder outside of this repository
  -- --dark             those of the dark scheme; the guide's stay as they are`

const OPTIONS = { sheets: { type: 'string' }, dark: { type: 'boolean', default: false } } as const

const AT_ONCE = 2

await runCommand(async (processes) => {
  const options = readOptions()
  if (options === undefined) return console.log(HELP)
  const { types, sheets, isDark } = options
  const environment = await testEnvironment()
  const executablePath = await requireChromium()
  await serveForPictures(processes, environment)
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const [widths, most] = sheets === undefined ? [GUIDE_WIDTHS, 1] : [SHEET_WIDTHS, Infinity]
    const colorScheme = isDark ? 'dark' : 'light'
    const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'UTC', colorScheme })
    const now = Date.now() + Number(environment.CLOCK_OFFSET_MS)
    await context.addInitScript((at) => void (document.cookie = `consent=none.${at}; path=/`), now)
    const waiting = [...types]
    const taken: Look[] = []
    const worker = async () => {
      for (let type = waiting.shift(); type !== undefined; type = waiting.shift()) {
        taken.push(...(await takeLooks(context, `${environment.BASE_URL}/gallery/${type}`, { type, widths, most })))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    const looks = types.flatMap((type) => taken.filter(({ subject }) => subject === type))
    if (!isDark) await writeGuidePictures(root, looks)
    if (sheets !== undefined) await writeSheets(context, sheets, looks)
    console.log(`${types.length} section types, ${looks.length} pictures. Of new types: npm run models.`)
  } finally {
    await browser.close()
  }
})

/** What is asked for; undefined for the help alone. */
function readOptions(): { types: string[]; sheets?: string; isDark: boolean } | undefined {
  const { values, positionals } = optionsOf({ command: 'gallery:pictures', words: Infinity }, OPTIONS)
  if (values.help) return undefined
  const known = readProject(root).slices.flatMap(({ model }) => model?.id ?? [])
  const unknown = positionals.find((type) => !known.includes(type))
  if (unknown !== undefined) throw new Failure(`There is no section type ${unknown}.`)
  const sheets = values.sheets === undefined ? undefined : sheetFolder(values.sheets)
  if (values.dark && sheets === undefined) throw new Failure('The guide has pictures of the light scheme alone.')
  return { types: (positionals.length > 0 ? positionals : known).toSorted(), sheets, isDark: values.dark }
}
