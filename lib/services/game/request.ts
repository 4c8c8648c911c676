import 'server-only'
import { upstreamRequest, type UpstreamRequest } from '@/lib/core/server/upstream'
import { env } from '@/lib/core/server/env'

export type GameRequest<Answer> = Omit<UpstreamRequest<Answer>, 'service' | 'url'> & {
  /** Below the game server's address, with a leading slash. */
  path: string
}

export function gameRequest<Answer>({ path, ...request }: GameRequest<Answer>): Promise<Answer> {
  return upstreamRequest({ service: 'game', url: `${env.GAME_API_URL}${path}`, ...request })
}
