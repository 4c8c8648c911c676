import 'server-only'
import { NotFoundError } from '@/lib/core/errors'
import { upstreamRequest, type UpstreamRequest } from '@/lib/core/server/upstream'
import { env } from '@/lib/core/server/env'

export type GameRequest<Answer> = Omit<UpstreamRequest<Answer>, 'service' | 'url'> & {
  /** Below the game server's address, with a leading slash; texts in it are encoded by the caller. */
  path: string
}

/** A segment that is empty, `.` or `..`, which no encoding keeps from turning the path into another one. */
const LOST_SEGMENT = /\/\.{0,2}(?=\/|$)/

/** @throws what `upstreamRequest` does; NotFoundError for a path that a name would turn into another call's */
export async function gameRequest<Answer>({ path, ...request }: GameRequest<Answer>): Promise<Answer> {
  if (LOST_SEGMENT.test(path)) throw new NotFoundError(request.missing ?? path)
  return upstreamRequest({ service: 'game', url: `${env.GAME_API_URL}${path}`, ...request })
}
