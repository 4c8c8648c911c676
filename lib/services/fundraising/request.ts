import 'server-only'
import { env } from '@/lib/core/server/env'
import { upstreamRequest, type UpstreamRequest } from '@/lib/core/server/upstream'

type FundraisingRequest<Answer> = Omit<UpstreamRequest<Answer>, 'service' | 'url' | 'headers'> & { path: string }

/** Calls the fundraising provider, naming our site as the origin [FR-036, FR-037]. */
export function fundraisingRequest<Answer>({ path, ...request }: FundraisingRequest<Answer>): Promise<Answer> {
  return upstreamRequest({
    service: 'fundraising',
    url: `${env.FUNDRAISING_URL}/${env.PRODUCT_SLUG}-web-pages/givengain${path}`,
    headers: { 'x-source': `${env.PRODUCT_SLUG}-web` },
    ...request,
  })
}
