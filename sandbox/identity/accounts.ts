import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { demoPlayers, type Player } from '../game/players.ts'
import { hashPassword, isPassword } from './passwords.ts'

/** An account that can sign in; `sub` is the OpenID Connect subject, which differs from both ids of the player. */
export type Account = { sub: string; player: Player }

/** The valid data of a sign-up form. */
export type NewAccount = { firstName: string; lastName: string; email: string; password: string }

export type Accounts = ReturnType<typeof openAccounts>

const rowSchema = z.object({
  id: z.number(),
  publicId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  passwordHash: z.string(),
})

type Row = z.infer<typeof rowSchema>

const columns = `id, public_id AS publicId, first_name AS firstName, last_name AS lastName, email,
  password_hash AS passwordHash`

/** Ids of players who signed up follow this one; ids of demo players are lower. */
const LAST_RESERVED_ID = 1000

const demoAccounts = Object.values(demoPlayers).map(accountOf)

/**
 * The accounts: demo players, who have no password, and players who signed up. E-mail addresses are compared without
 * case.
 */
export function openAccounts(database: DatabaseSync) {
  // AUTOINCREMENT, since an id freed by a reset must not be used again, with another player's sign-ups.
  database.exec(`CREATE TABLE IF NOT EXISTS identity_accounts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    public_id TEXT NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    email TEXT NOT NULL COLLATE NOCASE UNIQUE,
    password_hash TEXT NOT NULL
  ) STRICT`)
  const selectAll = database.prepare(`SELECT ${columns} FROM identity_accounts ORDER BY id`)
  const selectByEmail = database.prepare(`SELECT ${columns} FROM identity_accounts WHERE email = ?`)
  const insert = database.prepare(
    `INSERT INTO identity_accounts (public_id, first_name, last_name, email, password_hash) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING RETURNING ${columns}`,
  )

  const list = (): Account[] => [
    ...demoAccounts,
    ...z
      .array(rowSchema)
      .parse(selectAll.all())
      .map((row) => accountOf(playerOf(row))),
  ]
  const findByEmail = (email: string) => list().find(({ player }) => player.email.toLowerCase() === email.toLowerCase())

  return {
    list,
    isDemo: ({ player }: Account) => player.id <= LAST_RESERVED_ID,
    find: (sub: string) => list().find((account) => account.sub === sub),
    findByEmail,

    /** @returns undefined if the address is taken */
    async signUp({ firstName, lastName, email, password }: NewAccount): Promise<Account | undefined> {
      const passwordHash = await hashPassword(password)
      if (findByEmail(email)) return undefined
      const publicId = `ply-${randomBytes(8).toString('hex')}`
      const row = rowSchema.optional().parse(insert.get(publicId, firstName, lastName, email, passwordHash))
      return row && accountOf(playerOf(row))
    },

    /** @returns undefined if address and password don't match */
    async signIn(email: string, password: string): Promise<Account | undefined> {
      const row = rowSchema.optional().parse(selectByEmail.get(email))
      if (!row || !(await isPassword(password, row.passwordHash))) return undefined
      return accountOf(playerOf(row))
    },

    clear: () => database.exec('DELETE FROM identity_accounts'),
  }
}

/** The account that a demo player signs in to. */
export function accountOf(player: Player): Account {
  return { sub: `account-${player.id}`, player }
}

/** A new player, of whom only the name is known. */
function playerOf({ id, publicId, firstName, lastName, email }: Row): Player {
  return {
    id: LAST_RESERVED_ID + id,
    publicId,
    firstName,
    lastName,
    email,
    emailVerified: true, // the demo has no mailboxes to verify
    ftp: null,
    weight: null,
    isMale: null,
    useMetric: true,
    portrait: null,
    runTime5kmInSeconds: null,
    connectedToTodaysPlan: false,
    fundraiserId: null,
    countryCode: null,
    eligible: true,
    membership: 'none',
  }
}
