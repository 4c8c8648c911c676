import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import * as api from '@/lib/domains/contact/endpoints'
import { getChat } from '@/lib/domains/contact/server'

export const GET = forVisitor(api.getChat, () => getChat())
