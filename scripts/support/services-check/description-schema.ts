import { z } from 'zod'
import { isRecord } from '../../../lib/core/is-record.ts'

const addressSchema = z.url({ protocol: /^https?$/ })
const address = addressSchema.optional().catch(undefined)
const texts = z.array(z.string()).optional().catch(undefined)

const ADDRESSES = [
  'authorization_endpoint',
  'token_endpoint',
  'jwks_uri',
  'userinfo_endpoint',
  'end_session_endpoint',
  'revocation_endpoint',
] as const

/** The part of a provider's description (OpenID Connect Discovery 1.0, 3) that the site depends on. */
const statedSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  userinfo_endpoint: address,
  end_session_endpoint: address,
  revocation_endpoint: address,
  /** Addresses that are stated, but are none, such as `/token`. */
  malformed: z.array(z.enum(ADDRESSES)),
  scopes_supported: texts,
  claims_supported: texts,
  response_types_supported: texts,
  grant_types_supported: texts,
  code_challenge_methods_supported: texts,
  token_endpoint_auth_methods_supported: texts,
  id_token_signing_alg_values_supported: texts,
  prompt_values_supported: texts,
  backchannel_logout_supported: z.boolean().optional().catch(undefined),
})

export const descriptionSchema = z.preprocess(
  (stated) =>
    isRecord(stated) ? { ...stated, malformed: ADDRESSES.filter((name) => isMalformed(stated[name])) } : stated,
  statedSchema,
)
export type Description = z.infer<typeof descriptionSchema>

const isMalformed = (value: unknown) => (value ?? undefined) !== undefined && !addressSchema.safeParse(value).success
