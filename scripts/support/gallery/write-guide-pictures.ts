import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { GUIDE_FOLDER, GUIDE_WIDTHS, guidePicture, LIST_FOLDER, listPicture } from './guide-pictures.ts'
import type { Look } from './take-looks.ts'

/** In the guide a picture is smaller than on the screen, and the end of a very long section says nothing new. */
const [WIDEST, LONGEST] = [960, 1.6]

/** In the gallery's list a picture is as wide as a card, and as much of it is shown as fits. */
const LIST_SIZE = { width: 480, height: 300 }

/** Writes the first picture of each section type into the guide's folder, and that of a desktop, smaller, into the list's. */
export async function writeGuidePictures(root: string, looks: readonly Look[]): Promise<void> {
  const folder = join(root, GUIDE_FOLDER)
  const listFolder = join(root, LIST_FOLDER)
  for (const each of [folder, listFolder]) mkdirSync(each, { recursive: true })
  for (const { subject, number, width, png } of looks) {
    if (number !== 1 || !GUIDE_WIDTHS.includes(width)) continue
    const { height } = await sharp(png).metadata()
    await sharp(png)
      .extract({ left: 0, top: 0, width, height: Math.min(height, Math.round(Math.max(width, 600) * LONGEST)) })
      .resize({ width: WIDEST, withoutEnlargement: true })
      .webp({ quality: 72 })
      .toFile(join(folder, guidePicture(subject, width)))
    if (width === Math.max(...GUIDE_WIDTHS)) await writeListPicture(png, join(listFolder, listPicture(subject)))
  }
}

/** The top of a section of any height. */
async function writeListPicture(png: Buffer, file: string): Promise<void> {
  const { width, height } = await sharp(png).metadata()
  const shown = Math.min(height, Math.round((width * LIST_SIZE.height) / LIST_SIZE.width))
  await sharp(png)
    .extract({ left: 0, top: 0, width, height: shown })
    .resize({ width: LIST_SIZE.width })
    .webp({ quality: 70 })
    .toFile(file)
}
