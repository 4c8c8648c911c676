import type { Background } from '@/components/ui/colours'
import { ContentAnchor } from '@/components/ui/content-anchor'
import type { ContentLink } from '@/lib/core/content-link'
import { addressAt } from '@/lib/core/picture'
import { TabBarBehaviour } from './lazy'

export type Tab = {
  link: ContentLink
  icon: { url: string; alt: string } | undefined
  /** Undefined if the tab has only an icon. */
  text: string | undefined
  /** Undefined for a translucent bar. */
  background: Background | undefined
}

/** A fixed minimum width, so that tabs are equally wide even if they don't all fit and the row scrolls. */
const EQUAL_TABS =
  'grid auto-cols-[minmax(9.5rem,1fr)] grid-flow-col overflow-x-auto overscroll-x-contain [scrollbar-width:none]'

/** Twice the displayed width in pixels, for high-density screens. */
const ICON_WIDTH = 48

export function StickyNavigationView({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label} className="tab-bar">
      <ul className={EQUAL_TABS} data-tab-list="">
        {tabs.map(({ background, ...tab }, index) => (
          <li key={index} className={background?.className} style={background?.style}>
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
        // The icon is on white, since it may have any colour.
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
