import { processWide } from './process-wide.ts'

/** Where the switches are kept (`switches.ts`), which our server can't import: it is bundled. */
const switches = processWide<{ switches?: { closedForMinutes?: number | undefined } }>('switches', () => ({}))

/** For how many minutes operators have closed the site, as they expect; undefined while it is open. */
export const closedForMinutes = (): number | undefined => switches.switches?.closedForMinutes
