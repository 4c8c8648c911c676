import type { ReactNode } from 'react'
import { withQueries } from '@/components/ui/with-queries'
import { fill } from '@/lib/core/words'
import { Progress } from './progress'
import { useTicks } from './use-ticks'

type PlayerProgressProps = {
  title: string
  storageKey: string
  /** Names of all items, in order. */
  names: string[]
  texts: {
    /** Template; contains {name}. */
    greeting: string
    /** Texts by the number of items done. */
    progress: string[]
    unknown: string
  }
  children: ReactNode
}

/** Greets the player and counts the items done [SL-user_checklist-04]. */
function PlayerProgress({ title, storageKey, names, texts, children }: PlayerProgressProps) {
  const { session, ticked } = useTicks(storageKey)
  const count = names.length
  if (session.isError) return <Progress title={title} greeting={texts.unknown} isKnown count={count} done={0} />
  if (session.data === undefined || ticked === undefined) return children
  const { firstName } = session.data
  const done = names.filter((name) => ticked.includes(name)).length
  return (
    <Progress
      title={title}
      greeting={fill(texts.greeting, { name: firstName })}
      isKnown
      count={count}
      done={done}
      text={texts.progress[done]}
    />
  )
}

export default withQueries(PlayerProgress)
