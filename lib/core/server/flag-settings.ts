import { processWide } from './process-wide.ts'

/** What operators have switched over of flags. */
type Switched = { flags: Readonly<Record<string, boolean>>; shares?: Readonly<Record<string, number>> | undefined }

/** The settings of `FEATURE_FLAGS`, and after them what operators have switched over, written in the same way. */
export function flagSettings(ofEnvironment: readonly string[], { flags, shares }: Switched): readonly string[] {
  const switched = Object.entries(flags)
  if (switched.length === 0) return ofEnvironment
  return [...ofEnvironment, ...switched.map(([name, isOn]) => settingOf(name, isOn, shares?.[name]))]
}

function settingOf(name: string, isOn: boolean, share: number | undefined): string {
  if (isOn) return name
  return share === undefined ? `-${name}` : `${name}:${share}%`
}

/** Where the switches are kept (`switches.ts`), which our server can't import: it is bundled. */
const kept = () => processWide<{ switches?: Switched }>('switches', () => ({}))

const NONE: Switched = { flags: {} }

/** What operators have switched over, as far as it has been read; another object after each change. */
export const switchedFlags = (): Switched => kept().switches ?? NONE
