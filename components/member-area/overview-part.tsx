import { getTranslations } from 'next-intl/server'
import { Suspense, type ReactNode } from 'react'
import { Unread } from './unread'

type OverviewPartProps<Value> = {
  /** Prefix of the id of the part's heading. */
  id: string
  title: string
  /** The value, or what is still being read; the value is undefined if it can't be read. */
  part: { value: Value | undefined } | { late: Promise<Value | undefined> }
  /** Draws what is known. */
  children: (value: Value) => ReactNode
  isProblem?: boolean
}

/** One thing that the overview tells, drawn when it is known; without it, a sentence says so, and the page goes on. */
export function OverviewPart<Value>({ id, title, part, children, isProblem = false }: OverviewPartProps<Value>) {
  return (
    <section aria-labelledby={`overview-${id}`} className="overview-part" data-problem={isProblem ? '' : undefined}>
      <h2 id={`overview-${id}`} className="text-sm font-semibold text-muted">
        {title}
      </h2>
      {'value' in part ? (
        <Known value={part.value} draw={children} />
      ) : (
        <Suspense fallback={<Waiting />}>
          <Late reading={part.late} draw={children} />
        </Suspense>
      )}
    </section>
  )
}

type KnownProps<Value> = { value: Value | undefined; draw: (value: Value) => ReactNode }

const Known = <Value,>({ value, draw }: KnownProps<Value>) => (value === undefined ? <Failed /> : draw(value))

async function Late<Value>({
  reading,
  draw,
}: {
  reading: Promise<Value | undefined>
  draw: (value: Value) => ReactNode
}) {
  return <Known value={await reading} draw={draw} />
}

async function Failed() {
  const t = await getTranslations('overview')
  return <Unread text={t('failed')} />
}

/** Holds the place of a late part. Without script it stays, so it says what to do. */
async function Waiting() {
  const t = await getTranslations('overview')
  return (
    <>
      <div className="skeleton h-24 rounded-sm bg-mist" data-needs-script />
      <p data-without-script>{t('late')}</p>
    </>
  )
}
