import type { Ground } from '@/components/ui/colours'
import { ContentAnchor } from '@/components/ui/content-anchor'
import { addressAt } from '@/components/ui/picture'
import type { ContentLink } from '@/lib/core/content-link'
import { TabBarBehaviour } from './lazy'

export type Tab = {
  link: ContentLink
  icon: { url: string; alt: string } | undefined
  /** Undefined where the icon alone names the tab. */
  text: string | undefined
  /** Undefined lets the bar shine through. */
  ground: Ground | undefined
}

/** No text moves the minimum, so tabs stay equal where there is no room for all of them: then they scroll. */
const EQUAL_TABS =
  'grid auto-cols-[minmax(9.5rem,1fr)] grid-flow-col overflow-x-auto overscroll-x-contain [scrollbar-width:none]'

/** In pixels, for screens of double density. */
const ICON_WIDTH = 48

export function StickyNavigationView({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label} className="tab-bar">
      <ul className={EQUAL_TABS} data-tab-list="">
        {tabs.map(({ ground, ...tab }, index) => (
          <li key={index} className={ground?.className} style={ground?.style}>
            <ContentAnchor link={tab.link} className="tab">
              <TabContent {...tab} />
            </ContentAnchor>
          </li>
        ))}
      </ul>
      <TabBarBehaviour />
    </nav>
  )
}

function TabContent({ icon, text }: Pick<Tab, 'icon' | 'text'>) {
  return (
    <>
      {icon && (
        // On white, since nobody knows an icon's colours.
        <img
          src={iconAddress(icon.url)}
          alt={icon.alt}
          width={32}
          height={32}
          className="size-8 shrink-0 rounded-full bg-paper object-contain p-1.5"
        />
      )}
      {text}
    </>
  )
}

const iconAddress = (url: string) => addressAt({ url, width: ICON_WIDTH, height: ICON_WIDTH, alt: '' }, ICON_WIDTH)
