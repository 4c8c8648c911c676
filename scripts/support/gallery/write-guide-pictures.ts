import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { GUIDE_FOLDER, GUIDE_WIDTHS, guidePicture } from './guide-pictures.ts'
import type { Look } from './take-looks.ts'

/** In the guide a picture is smaller than on the screen, and the end of a very long section says nothing new. */
const [WIDEST, LONGEST] = [960, 1.6]

/** Writes the first picture of each section type into the guide's folder. */
export async function writeGuidePictures(root: string, looks: readonly Look[]): Promise<void> {
  const folder = join(root, GUIDE_FOLDER)
  mkdirSync(folder, { recursive: true })
  for (const { subject, number, width, png } of looks) {
    if (number !== 1 || !GUIDE_WIDTHS.includes(width)) continue
    const { height } = await sharp(png).metadata()
    await sharp(png)
      .extract({ left: 0, top: 0, width, height: Math.min(height, Math.round(Math.max(width, 600) * LONGEST)) })
      .resize({ width: WIDEST, withoutEnlargement: true })
      .webp({ quality: 72 })
      .toFile(join(folder, guidePicture(subject, width)))
  }
}
