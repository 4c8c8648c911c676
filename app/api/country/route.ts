import { toldCountry } from '@/lib/core/server/client-country'
import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { countryOfVisitor } from '@/lib/domains/session/endpoints'

export const GET = forVisitor(countryOfVisitor, ({ request }) => ({ country: toldCountry(request) }))
