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
  /** Whether tokens go on after signing out here, as those of `offline_access` do at many providers. */
  outliveSignOut: z.boolean(),
})

/** What the control API takes; what it leaves out stays as it is. */
export const livesInputSchema = livesSchema.partial()

/** How long new tokens live, in seconds by the machine's clock: oidc-provider knows no other. */
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
