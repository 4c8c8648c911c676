'use client'

import { lazy, Suspense } from 'react'

const FailedPage = lazy(() => import('./[locale]/_pages/failed-page').catch(() => ({ default: AnotherTry })))

/**
 * What shows where a page fails as a whole; a section that fails is hidden alone (components/ui/section-boundary.tsx).
 * Every page carries it, and hardly any shows it: its words come when they are needed.
 */
export default function GlobalError() {
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
