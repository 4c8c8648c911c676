import { createMediaRoutes } from '../../../sandbox/media/service.ts'
import { createRenderer } from '../../../sandbox/media/render.ts'
import { join } from 'node:path'
import { Failure } from '../failure.ts'
import { root } from '../root.ts'

/**
 * Reads pictures and videos: files of the demo content are made from the sandbox's files, others are downloaded from
 * their addresses.
 *
 * @param origin of the sandbox in the documents
 */
export function fileReader(origin: string): (address: string) => Promise<File> {
  const media = createMediaRoutes(createRenderer(join(root, '.data/media-cache')))
  return async (address) => {
    const own = `${origin}/media/`
    const answer = address.startsWith(own)
      ? await media.request(`/${address.slice(own.length)}`)
      : await fetch(address).catch((error: unknown) => {
          throw new Failure(`${address} can't be read: ${String(error)}`)
        })
    if (!answer.ok) throw new Failure(`${address} can't be read: ${answer.status}`)
    const name = decodeURIComponent(address.split('/').at(-1) ?? 'file')
    return new File([await answer.arrayBuffer()], name, { type: answer.headers.get('content-type') ?? '' })
  }
}
