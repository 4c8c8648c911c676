import { z } from 'zod'
import type { Values } from './values.ts'

const DAY = 86_400

const seconds = z
  .int()
  .min(1)
  .max(365 * DAY)

const livesSchema = z.strictObject({
  accessTokenSeconds: seconds,
  refreshTokenSeconds: seconds,
  /** Whether tokens stay valid after signing out here, as `offline_access` tokens do at many providers. */
  outliveSignOut: z.boolean(),
})

/** The control API's input; values that are left out don't change. */
export const livesInputSchema = livesSchema.partial()

/** Lifetimes of new tokens in seconds, by the machine's clock: oidc-provider supports no other. */
export type TokenLives = z.infer<typeof livesSchema>

const DEFAULTS: TokenLives = { accessTokenSeconds: 600, refreshTokenSeconds: 14 * DAY, outliveSignOut: false }

export function openTokenLives(values: Values) {
  const get = (): TokenLives => ({ ...DEFAULTS, ...values.find('token-lives', livesInputSchema) })
  return {
    get,
    change: (input: Partial<TokenLives>) => values.set('token-lives', { ...get(), ...input }),
    reset: () => values.remove('token-lives'),
  }
}
