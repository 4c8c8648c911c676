import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { colours, darkColours, darkTextColours, fonts, headlineSizes, mark, radii, textSizes } from '../../../theme.ts'
import { drawFavicon, drawIcon } from './draw-icons.ts'
import { themeCss, type StyledTheme } from './theme-css.ts'
import { iconSvg, placeholderSvg, tileSvg, type DrawnTheme } from './theme-drawings.ts'

const ICON = 'app/icon.svg'

/**
 * The icons that are drawn as pixels: for browsers that take no SVG, for Apple's systems, which look for the icon at this
 * address, and for the manifest, where an icon is the mark alone or a tile that may be cut (`app/manifests`).
 */
export const drawnIcons: readonly {
  path: string
  draw: (given: DrawnTheme<keyof typeof colours>) => Promise<Buffer>
}[] = [
  { path: 'public/favicon.ico', draw: (given) => drawFavicon(iconSvg(given)) },
  { path: 'public/apple-touch-icon.png', draw: (given) => drawIcon(tileSvg(given), 180) },
  { path: 'public/icons/192.png', draw: (given) => drawIcon(iconSvg(given), 192) },
  { path: 'public/icons/512.png', draw: (given) => drawIcon(iconSvg(given), 512) },
  { path: 'public/icons/maskable-192.png', draw: (given) => drawIcon(tileSvg(given), 192) },
  { path: 'public/icons/maskable-512.png', draw: (given) => drawIcon(tileSvg(given), 512) },
]

/** Sizes of the placeholders that sections use (`placeholder` of lib/core/picture.ts). */
const PLACEHOLDERS = [
  { width: 96, height: 96 },
  { width: 375, height: 488 },
  { width: 720, height: 480 },
  { width: 800, height: 1000 },
  { width: 1024, height: 768 },
  { width: 1440, height: 1040 },
  { width: 1600, height: 900 },
]

type Theme = StyledTheme & DrawnTheme<keyof typeof colours>

const theme: Theme = { colours, darkColours, darkTextColours, fonts, headlineSizes, mark, radii, textSizes }

/** The text files generated from a theme, each with its path from the project's root. */
export function themeFiles(given: Theme): { path: string; text: string }[] {
  return [
    { path: 'app/styles/theme.css', text: themeCss(given) },
    { path: ICON, text: iconSvg(given) },
    ...PLACEHOLDERS.map((size) => ({
      path: `public/placeholders/${size.width}x${size.height}.svg`,
      text: placeholderSvg(given.colours, size),
    })),
  ]
}

/** Files of a project that differ from theme.ts, with their correct content. */
export const outdatedThemeFiles = (root: string) =>
  themeFiles(theme).filter(({ path, text }) => readText(join(root, path)) !== text)

/**
 * Writes the files generated from theme.ts, where they differ. Icons are drawn only if one is missing, or the shapes or
 * colours have changed, since machines differ in the last bits of a drawing.
 *
 * @returns the paths that were written
 */
export async function writeThemeFiles(root: string): Promise<string[]> {
  const outdated = outdatedThemeFiles(root)
  for (const { path, text } of outdated) writeFileSync(join(root, path), text)
  const hasChanged = outdated.some(({ path }) => path === ICON)
  const undrawn = drawnIcons.filter(({ path }) => hasChanged || !existsSync(join(root, path)))
  for (const { path, draw } of undrawn) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), await draw(theme))
  }
  return [...outdated, ...undrawn].map(({ path }) => path)
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
