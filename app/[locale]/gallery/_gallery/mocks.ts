import 'server-only'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { env } from '@/lib/core/server/env'

const mocksSchema = z.array(
  z.object({
    name: z.string(),
    slice: z.looseObject({
      slice_type: z.string(),
      primary: z.record(z.string(), z.unknown()).default({}),
      items: z.array(z.record(z.string(), z.unknown())).default([]),
    }),
  }),
)

const modelSchema = z.object({ description: z.string() })

export type Mock = z.infer<typeof mocksSchema>[number]

/** A section type with what it is for, in a sentence without its full stop, and its mocks. */
export type GalleryType = { type: string; description: string; mocks: Mock[] }

const SLICES = join(process.cwd(), 'slices')

/** Every section type with its mocks, in the order of their folders; `{origin}` in them is replaced by the media origin. */
export async function readGallery(): Promise<GalleryType[]> {
  const entries = await readdir(SLICES, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const types = await Promise.all(folders.toSorted().map(readType))
  return types.filter((each) => each !== undefined)
}

async function readType(folder: string): Promise<GalleryType | undefined> {
  const mocks = await readFile(join(SLICES, folder, 'mocks.json'), 'utf8').catch(() => undefined)
  if (mocks === undefined) return undefined
  const parsed = mocksSchema.parse(JSON.parse(mocks.replaceAll('{origin}', env.MEDIA_ORIGINS[0] ?? '')))
  const type = parsed[0]?.slice.slice_type
  if (type === undefined) return undefined
  const { description } = modelSchema.parse(JSON.parse(await readFile(join(SLICES, folder, 'model.json'), 'utf8')))
  return { type, description, mocks: parsed }
}
