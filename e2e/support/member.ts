import type { APIResponse, Browser, BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { type PlayerName, signInPatiently } from './sign-in.ts'

/**
 * A player's browser: a page of the site, and a function that calls our own API like the site's pages, with the
 * player's cookies.
 */
export type Member = { page: Page; ask: (method: string, path: string, data?: object) => Promise<APIResponse> }

/** Signs a player in on the site of a test file, in a browser of their own or in a given one. */
export async function memberOf(
  url: string,
  browser: Browser | BrowserContext,
  player: PlayerName = 'Maya',
): Promise<Member> {
  const page = await browser.newPage()
  await signInPatiently(page, url, player, '/404')
  /** The page's player, whom every write names. */
  let playerId = ''
  const ask = (method: string, path: string, data?: object) =>
    page.context().request.fetch(`${url}${path}`, {
      method,
      data,
      headers: { 'sec-fetch-site': 'same-origin', ...(method !== 'GET' && { 'x-player': playerId }) },
    })
  playerId = z.object({ playerId: z.string() }).parse(await (await ask('GET', '/api/session')).json()).playerId
  return { page, ask }
}
