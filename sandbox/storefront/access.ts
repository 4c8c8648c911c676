import { GraphQLError } from 'graphql'
import type { SCOPES, ShopSettings } from './settings.ts'

/** @throws GraphQLError in Shopify's words, if the token lacks the access scope that a field needs */
export function assertScope({ scopes }: Pick<ShopSettings, 'scopes'>, scope: (typeof SCOPES)[number], field: string) {
  if (scopes.includes(scope)) return
  const requiredAccess = `\`${scope}\` access scope.`
  throw new GraphQLError(`Access denied for ${field} field. Required access: ${requiredAccess}`, {
    extensions: {
      code: 'ACCESS_DENIED',
      documentation: 'https://shopify.dev/api/usage/access-scopes',
      requiredAccess,
    },
  })
}
