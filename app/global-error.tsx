'use client'

import { lazy, Suspense, useEffect } from 'react'
import { reportScriptError } from '@/lib/core/report-script-errors'

const FailedPage = lazy(() => import('./[locale]/_pages/failed-page').catch(() => ({ default: AnotherTry })))

/**
 * Shown if a page fails as a whole; a failing section is hidden alone (components/ui/section-boundary.tsx). Every page
 * includes it and hardly any shows it, so its content is loaded when needed.
 */
export default function GlobalError({ error }: { error: Error }) {
  useEffect(() => reportScriptError(error), [error])
  return (
    <html lang="en">
      <body>
        <Suspense>
          <FailedPage />
        </Suspense>
      </body>
    </html>
  )
}

/** Shown if even `FailedPage` can't be loaded, as when the network is down: a retry link without words. */
function AnotherTry() {
  // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address reloads the page, its query included
  return <a href="">↻</a>
}
