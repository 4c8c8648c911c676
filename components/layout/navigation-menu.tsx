import { ContentAnchor } from '@/components/ui/content-anchor'
import { Chevron } from '@/components/ui/icons'
import type { NavigationItem } from '@/lib/core/navigation'

/** A menu of the main navigation: a popover, so that it opens, closes on Escape and on a click elsewhere without script. */
export function NavigationMenu({ item, id }: { item: NavigationItem; id: string }) {
  return (
    <>
      <button type="button" popoverTarget={id} className="header-link menu-button">
        {item.label}
        <Chevron className="size-4" />
      </button>
      <div id={id} popover="auto" className="header-popover">
        <ul className="grid gap-1">
          {item.children.map(({ label, link }) => (
            <li key={label}>
              <ContentAnchor link={link} className="popover-link">
                {label}
              </ContentAnchor>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
