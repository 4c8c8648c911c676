import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { colours, fonts, headlineSizes, mark, radii, textSizes } from '../../../theme.ts'
import { drawFavicon } from './favicon.ts'
import { themeCss, type StyledTheme } from './theme-css.ts'
import { iconSvg, placeholderSvg, type DrawnTheme } from './theme-drawings.ts'

const ICON = 'app/icon.svg'
const FAVICON = 'public/favicon.ico'

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

const theme: Theme = { colours, fonts, headlineSizes, mark, radii, textSizes }

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
 * Writes the files generated from theme.ts, where they differ. The favicon is drawn only if its shapes or colours have
 * changed, since machines differ in the last bits of a drawing.
 *
 * @returns the paths that were written
 */
export async function writeThemeFiles(root: string): Promise<string[]> {
  const outdated = outdatedThemeFiles(root)
  for (const { path, text } of outdated) writeFileSync(join(root, path), text)
  const icon = outdated.find(({ path }) => path === ICON)
  if (icon) writeFileSync(join(root, FAVICON), await drawFavicon(icon.text))
  return [...outdated.map(({ path }) => path), ...(icon ? [FAVICON] : [])]
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
