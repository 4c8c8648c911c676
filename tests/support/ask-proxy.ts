import { NextRequest } from 'next/server'
import { proxy } from '@/proxy'

export const SITE = 'http://localhost:3000'

type Asked = { path: string; headers?: Record<string, string> }

/** How the proxy answers a request: which route serves it, or where it leads. */
export async function askProxy({ path, headers = {} }: Asked) {
  const { status, headers: answer } = await proxy(new NextRequest(new URL(SITE + path), { headers }))
  const [served, leads] = [answer.get('x-middleware-rewrite'), answer.get('location')]
  const pathOf = (address: string | null) => address && new URL(address, SITE).href.replace(SITE, '')
  return { status, served: pathOf(served), leads: pathOf(leads), headers: answer }
}
