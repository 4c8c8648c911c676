import { Icon } from './icons'

/** Line icons by their names in content. */
const paths = {
  bike: 'M5.5 18a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm13 0a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5.5 14.5 9 8h5l4.5 6.5M9 8l3 6.5h-3M14 8l-2 6.5M13 5h2.5',
  run: 'M14 5.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM7 21l3-5-2-3 3-5 4 1 2 3h3M11 8l-4 1-1 3m6 1 3 3v5',
  heart: 'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.3 4.2 4.2 0 0 1 19.5 10C19.5 15.4 12 20 12 20Z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3 2',
  bolt: 'M13 2 5 14h6l-1 8 8-12h-6l1-8Z',
  mountain: 'm3 19 6-11 4 6 2-3 6 8H3Z',
  users:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 4.3a3.5 3.5 0 0 1 0 6.5M18 14a6.5 6.5 0 0 1 3.5 6',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4m8-4v4',
  screen: 'M3 5h18v12H3zM9 21h6m-3-4v4',
  trophy: 'M7 4h10v5a5 5 0 0 1-10 0V4Zm0 2H4a3 3 0 0 0 3 4m10-4h3a3 3 0 0 1-3 4m-5 4v4m-4 2h8',
  check: 'm5 13 4 4L19 7',
} as const

export type IconName = keyof typeof paths

const isIconName = (name: string): name is IconName => Object.hasOwn(paths, name)

/** An icon by its name in content, in lower case; for an unknown name the tick. */
export function iconNamed(name: string | undefined): IconName {
  const key = name?.toLowerCase() ?? ''
  return isIconName(key) ? key : 'check'
}

export function NamedIcon({ name, className }: { name: IconName; className?: string }) {
  return (
    <Icon className={className}>
      <path d={paths[name]} />
    </Icon>
  )
}
