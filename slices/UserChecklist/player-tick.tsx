import type { ReactNode } from 'react'
import { withQueries } from '@/components/ui/with-queries'
import { Tick } from './tick'
import { useTicks } from './use-ticks'

type PlayerTickProps = {
  storageKey: string
  /** Its tick is kept under it. */
  name: string
  label: string
  children: ReactNode
}

function PlayerTick({ storageKey, name, label, children }: PlayerTickProps) {
  const { ticked, tick } = useTicks(storageKey)
  if (ticked === undefined) return children
  return <Tick label={label} isTicked={ticked.includes(name)} onTick={(isTicked) => tick(name, isTicked)} />
}

export default withQueries(PlayerTick)
