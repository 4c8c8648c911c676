import { NextResponse } from 'next/server'
import { knownLocale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { planPath, plansPath } from '@/lib/core/paths'
import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { env } from '@/lib/core/server/env'
import { choosePlan } from '@/lib/domains/memberships/endpoints'
import { isIdentifier } from '@/lib/core/identifier'

export const GET = forVisitor(choosePlan, ({ query: { price, locale = '' } }) => {
  const path = isIdentifier(price) ? planPath(price) : plansPath
  return NextResponse.redirect(new URL(localizedPath(path, knownLocale(locale)), env.SITE_URL), 303)
})
