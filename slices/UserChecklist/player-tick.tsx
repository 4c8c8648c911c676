import type { ReactNode } from 'react'
import { withQueries } from '@/components/ui/with-queries'
import { Tick } from './tick'
import { useTicks } from './use-ticks'

type PlayerTickProps = {
  storageKey: string
  /** Name of the item, under which its tick is stored. */
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
