import 'server-only'
import { env } from '../env'
import { type Lines, processLines } from '../in-turn'
import { processWide } from '../process-wide'
import { Remembered } from '../remembered'
import { type LeaseStore, sharedLeases } from './lease-store'

/** Lines that are remembered to have run without their store: some MB. */
const MOST_ALONE = 20_000

/** The latest work of each line: only that is joined. */
type Latest = Map<string, { what: string; leave: () => void }>

/** Where work runs. */
export type Instance = {
  lines: Lines
  latest: Latest
  /** Lines in which this instance ran work without their store, each with a name for the time since then. */
  ranAlone: Remembered<string>
  /** How many there are. */
  instances: number
  /** The store of all of them; undefined if there is none. */
  findStore: () => LeaseStore | undefined
}

export const thisInstance = (): Instance => ({
  lines: processLines(),
  latest: processWide<Latest>('latest work', () => new Map()),
  ranAlone: processWide('lines run alone', () => new Remembered<string>(MOST_ALONE)),
  instances: env.INSTANCES,
  findStore: sharedLeases,
})
