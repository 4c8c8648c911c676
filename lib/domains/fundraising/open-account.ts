import 'server-only'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'
import { processWide } from '@/lib/core/server/process-wide'
import { SingleFlight } from '@/lib/core/single-flight'
import { plainAddress } from '@/lib/domains/session/email-proof'

/** More than any list that is worth going through. */
const MOST_PAGES = 60

const underway = () => processWide('fundraising accounts', () => new SingleFlight<number>())

export type NewAccount = { email: string; firstName: string; lastName: string; password: string }

/** Whom an account is opened for. */
export type Opener = {
  /** `Member.id`: nobody shares in what is found out for somebody else. */
  playerId: string
  /** Whether the address is known to be the player's own: an account that it has already is nobody else's then. */
  mayTakeOver: boolean
}

/** What opening an account needs of the provider. */
export type Accounts = {
  create(account: NewAccount): Promise<number>
  /** The account that an address has already, where a refusal tells it. */
  existingIdOf(refusal: unknown): number | undefined
  /** @param page counted from 1 */
  list(page: number): Promise<{ id: number; email: string }[]>
}

/**
 * The account of an e-mail address, made where there is none [FR-026]. Safe to repeat: an address has one account.
 * @throws UpstreamError where there is none and none can be made [FR-048]; AppError `email_unproven` where there is one that
 *   the player may not take over (docs/decisions/033)
 */
export async function openAccount(
  accounts: Accounts,
  account: NewAccount,
  { playerId, mayTakeOver }: Opener,
): Promise<number> {
  return underway().join(`${playerId} ${plainAddress(account.email)}`, async () => {
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

function findAfter(error: unknown, accounts: Accounts, email: string): Promise<number | undefined> {
  log.warn({ err: error }, 'no fundraiser could be made, so one is looked for')
  return findByEmail(accounts, email)
}

/** Page after page, until one brings nobody new: a provider without pages answers the same list each time [FR-040]. */
async function findByEmail(accounts: Accounts, email: string): Promise<number | undefined> {
  const seen = new Set<number>()
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const listed = await accounts.list(page)
    const match = listed.find((each) => plainAddress(each.email) === plainAddress(email))
    if (match) return match.id
    if (listed.every(({ id }) => seen.has(id))) return undefined
    for (const { id } of listed) seen.add(id)
  }
  return undefined
}
