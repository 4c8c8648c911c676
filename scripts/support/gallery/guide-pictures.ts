import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the guide's pictures. */
export const GUIDE_FOLDER = 'docs/editors'

/** Screen widths at which the guide shows each section, in CSS pixels: a phone's and a desktop's. */
export const GUIDE_WIDTHS: readonly number[] = [375, 1440]

export const guidePicture = (type: string, width: number) => `${type}-${width}.webp`

/** Checks the guide's pictures. @returns a sentence for each missing picture, and for each unused one */
export function problemsOfPictures(root: string, types: readonly string[]): string[] {
  if (!existsSync(join(root, 'docs/editors.md'))) return []
  const folder = join(root, GUIDE_FOLDER)
  const there = new Set(existsSync(folder) ? readdirSync(folder) : [])
  const shown = new Set(types.flatMap((type) => GUIDE_WIDTHS.map((width) => guidePicture(type, width))))
  const bare = types.filter((type) => GUIDE_WIDTHS.some((width) => !there.has(guidePicture(type, width))))
  return [
    ...bare.map((type) => `The guide for editors has no pictures of ${type}: npm run gallery:pictures -- ${type}.`),
    ...[...there].filter((name) => !shown.has(name)).map((name) => `${GUIDE_FOLDER}/${name} is of no section type.`),
  ]
}
