import 'server-only'
import { AppError } from '@/lib/core/errors'
import type { Identifier } from '@/lib/core/identifier'
import { receivedIdentifierSchema } from '@/lib/core/identifier-schema'
import { log } from '@/lib/core/server/log'
import { processWide } from '@/lib/core/server/process-wide'
import { SharedOnce } from '@/lib/core/server/shared-once/shared-once'
import { plainAddress } from '@/lib/domains/session/email-proof'

/** Limit of pages read of the provider's list of accounts. */
const MOST_PAGES = 60

const accountsOnce = () =>
  processWide(
    'fundraising accounts',
    () =>
      new SharedOnce({
        kind: 'fundraising-account',
        schema: receivedIdentifierSchema,
        // The provider refuses the second of two clicks, and then it is uncertain whose account it names.
        rememberedMs: 10_000,
        most: 1000,
        withoutStore: 'refuses',
      }),
  )

export type NewAccount = { email: string; firstName: string; lastName: string; password: string }

/** The player that an account is opened for. */
export type Opener = {
  /** `Member.id`: runs are never shared between players. */
  playerId: string
  /** Whether the address is known to be the player's own: then an account that it already has is the player's. */
  mayTakeOver: boolean
}

/** The provider's operations for opening an account. */
export type Accounts = {
  create(account: NewAccount): Promise<Identifier>
  /** The existing account of an address, if a refusal names it. */
  existingIdOf(refusal: unknown): Identifier | undefined
  /** @param page counted from 1 */
  list(page: number): Promise<{ id: Identifier; email: string }[]>
}

/**
 * The account of an e-mail address, created if there is none [FR-026]. Safe to repeat, since an address has a single
 * account.
 * @throws UpstreamError if there is none and none can be created [FR-048]; AppError `email_unproven` if there is one
 * that the player may not take over (docs/decisions/033)
 */
export async function openAccount(
  accounts: Accounts,
  account: NewAccount,
  { playerId, mayTakeOver }: Opener,
): Promise<Identifier> {
  const whose = `${playerId} ${plainAddress(account.email)}`
  return accountsOnce().run(whose, whose, async (confirm) => {
    await confirm()
    try {
      return await accounts.create(account)
    } catch (error) {
      const existing = accounts.existingIdOf(error) ?? (await findAfter(error, accounts, account.email)) // FR-046, FR-047
      if (existing === undefined) throw error
      if (!mayTakeOver) throw new AppError('email_unproven', undefined, { cause: error })
      return existing
    }
  })
}

function findAfter(error: unknown, accounts: Accounts, email: string): Promise<Identifier | undefined> {
  log.warn({ err: error }, 'no fundraiser could be made, so one is looked for')
  return findByEmail(accounts, email)
}

/**
 * Reads page after page until one has no new accounts: a provider without paging returns the same list each time
 * [FR-040].
 */
async function findByEmail(accounts: Accounts, email: string): Promise<Identifier | undefined> {
  const seen = new Set<Identifier>()
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const listed = await accounts.list(page)
    const match = listed.find((each) => plainAddress(each.email) === plainAddress(email))
    if (match) return match.id
    if (listed.every(({ id }) => seen.has(id))) return undefined
    for (const { id } of listed) seen.add(id)
  }
  return undefined
}
