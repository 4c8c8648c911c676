import type { DatabaseSync } from 'node:sqlite'
import { openAccounts } from './accounts.ts'
import { openRecords } from './records.ts'
import { openTokenLives, type TokenLives } from './token-lives.ts'
import { openValues } from './values.ts'

/** The provider's insides as the control API turns them. */
export type IdentityAdmin = ReturnType<typeof openIdentityAdmin>

export function openIdentityAdmin(database: DatabaseSync) {
  const accounts = openAccounts(database)
  const records = openRecords(database)
  const lives = openTokenLives(openValues(database))
  return {
    listSignedUp: () => accounts.list().filter((account) => !accounts.isDemo(account)),
    findByEmail: accounts.findByEmail,
    lives: lives.get,
    /** For tokens issued from now on. */
    changeLives: (input: Partial<TokenLives>): TokenLives => {
      lives.change(input)
      return lives.get()
    },
    /** Ends sessions at the provider and every token, of one account or of all. */
    endSessions: (sub?: string) => records.forget(sub),
    /** Makes the next call with token a 401; a refresh still helps. */
    endAccessTokens: (sub?: string) => records.forget(sub, 'AccessToken'),
  }
}
