import { dataPartNames, readDataPart, type DataPartName } from '@/app/_account/data-parts'
import { pageIn } from '@/app/_member/page-in'
import { AppError, hasCode } from '@/lib/core/errors'
import { accountDataPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { siteNow } from '@/lib/core/server/site-clock'
import { forMemberFile } from '@/lib/domains/session/form-for-member'
import type { Member } from '@/lib/domains/session/member'

/** All that is known of the player as one file. What can't be read is named in it as missing. */
export const GET = forMemberFile(pageIn(accountDataPath), async ({ member }) => {
  await takeTry('accountData', member.id)
  const parts = await Promise.all(dataPartNames().map((name) => settledPart(name, member)))
  const data = {
    site: env.SITE_URL,
    madeAt: siteNow().toISOString(),
    missing: parts.filter(({ part }) => part === undefined).map(({ name }) => name),
    ...Object.fromEntries(parts.map(({ name, part }) => [name, part])),
  }
  return new Response(`${JSON.stringify(data, undefined, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${env.PRODUCT_SLUG}-account.json"`,
      'cache-control': 'no-store',
    },
  })
})

async function settledPart(name: DataPartName, member: Member) {
  try {
    return { name, part: await readDataPart(name, member) }
  } catch (err) {
    if (!(err instanceof AppError) || hasCode(err, 'not_signed_in')) throw err
    log.warn({ err, part: name }, 'a player’s data are made without a part')
    return { name, part: undefined }
  }
}
