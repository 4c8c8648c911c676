import { getTranslations } from 'next-intl/server'
import { Suspense, type ReactNode } from 'react'
import { type Read, Unread } from './unread'

type OverviewPartProps<Value> = {
  /** Prefix of the id of the part's heading. */
  id: string
  title: string
  /** What was read, or is still being read. */
  part: { value: Read<Value> } | { late: Promise<Read<Value>> }
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
        <Known read={part.value} draw={children} />
      ) : (
        <Suspense fallback={<Waiting />}>
          <Late reading={part.late} draw={children} />
        </Suspense>
      )}
    </section>
  )
}

type Draw<Value> = { draw: (value: Value) => ReactNode }

const Known = <Value,>({ read: { value, isLasting }, draw }: Draw<Value> & { read: Read<Value> }) =>
  value === undefined ? <Failed isLasting={isLasting} /> : draw(value)

async function Late<Value>({ reading, draw }: Draw<Value> & { reading: Promise<Read<Value>> }) {
  return <Known read={await reading} draw={draw} />
}

async function Failed({ isLasting }: { isLasting: boolean }) {
  const t = await getTranslations('overview')
  return <Unread text={t('failed')} isLasting={isLasting} />
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
