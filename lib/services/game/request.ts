import 'server-only'
import { NotFoundError } from '@/lib/core/errors'
import { upstreamRequest, type UpstreamRequest } from '@/lib/core/server/upstream'
import { env } from '@/lib/core/server/env'

export type GameRequest<Answer> = Omit<UpstreamRequest<Answer>, 'service' | 'url'> & {
  /** Path below the game server's address, with a leading slash; the caller encodes texts in it. */
  path: string
}

/** Matches an empty, `.` or `..` segment, which would turn the path into another one despite encoding. */
const LOST_SEGMENT = /\/\.{0,2}(?=\/|$)/

/** @throws what `upstreamRequest` does; NotFoundError if a name in the path would turn it into another call's path */
export async function gameRequest<Answer>({ path, ...request }: GameRequest<Answer>): Promise<Answer> {
  if (LOST_SEGMENT.test(path)) throw new NotFoundError(request.missing ?? path)
  return upstreamRequest({ service: 'game', url: `${env.GAME_API_URL}${path}`, ...request })
}
