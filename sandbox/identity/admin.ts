import type { DatabaseSync } from 'node:sqlite'
import { openAccounts } from './accounts.ts'
import { openRecords } from './records.ts'
import { openTokenLives, type TokenLives } from './token-lives.ts'
import { openValues } from './values.ts'

/** The provider's functions for the control API. */
export type IdentityAdmin = ReturnType<typeof openIdentityAdmin>

export function openIdentityAdmin(database: DatabaseSync) {
  const accounts = openAccounts(database)
  const records = openRecords(database)
  const lives = openTokenLives(openValues(database))
  return {
    listSignedUp: () => accounts.list().filter((account) => !accounts.isDemo(account)),
    findByEmail: accounts.findByEmail,
    lives: lives.get,
    /** Changes the lifetimes of tokens issued from now on. */
    changeLives: (input: Partial<TokenLives>): TokenLives => {
      lives.change(input)
      return lives.get()
    },
    /** Ends sessions at the provider and every token, of one account or of all. */
    endSessions: (sub?: string) => records.forget(sub),
    /** Ends access tokens: the next call is answered 401, but a refresh still works. */
    endAccessTokens: (sub?: string) => records.forget(sub, 'AccessToken'),
  }
}
