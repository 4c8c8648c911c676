import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the guide's pictures. */
export const GUIDE_FOLDER = 'docs/editors'

/** Screen widths at which the guide shows each section, in CSS pixels: a phone's and a desktop's. */
export const GUIDE_WIDTHS: readonly number[] = [375, 1440]

/** Folder of the small pictures in the gallery's list. */
export const LIST_FOLDER = 'public/gallery-pictures'

export const listPicture = (type: string) => `${type}.webp`

export const guidePicture = (type: string, width: number) => `${type}-${width}.webp`

/** Checks the guide's pictures. @returns a sentence for each missing picture, and for each unused one */
export function problemsOfPictures(root: string, types: readonly string[]): string[] {
  if (!existsSync(join(root, 'docs/editors.md'))) return []
  return [
    ...problemsOfFolder(root, GUIDE_FOLDER, types, (type) => GUIDE_WIDTHS.map((width) => guidePicture(type, width))),
    ...problemsOfFolder(root, LIST_FOLDER, types, (type) => [listPicture(type)]),
  ]
}

function problemsOfFolder(
  root: string,
  folder: string,
  types: readonly string[],
  namesOf: (type: string) => string[],
): string[] {
  const there = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []
  const shown = new Set(types.flatMap(namesOf))
  const bare = types.filter((type) => namesOf(type).some((name) => !there.includes(name)))
  return [
    ...bare.map((type) => `${folder} has no picture of ${type}: npm run gallery:pictures -- ${type}.`),
    ...there.filter((name) => !shown.has(name)).map((name) => `${folder}/${name} is of no section type.`),
  ]
}
