import type { Door } from '@/lib/content/section'
import { AcademyPunchcardNew } from './AcademyPunchcardNew'
import { Alert } from './Alert'
import { CommunityCards } from './CommunityCards'
import { ContentSlice } from './ContentSlice'
import { Cta } from './Cta'
import { EventCards } from './EventCards'
import { Faq } from './Faq'
import { GenericCards } from './GenericCards'
import { Hero } from './Hero'
import { HeroBanner } from './HeroBanner'
import { HeroCarousel } from './HeroCarousel'
import { LiveData } from './LiveData'
import { MyEvents } from './MyEvents'
import { SideBySide } from './SideBySide'
import { Spacer } from './Spacer'
import { StickyNavigation } from './StickyNavigation'
import { Text } from './Text'
import { ThreeCards } from './ThreeCards'
import { UserChecklist } from './UserChecklist'
import type { SliceOfType, SliceType } from './types'

/** Every section type with its door. Adding a type: docs/adding-a-slice.md. */
export const doors: Partial<{ [Type in SliceType]: Door<SliceOfType<Type>> }> = {
  academy_punchcard_new: AcademyPunchcardNew,
  alert: Alert,
  community_cards: CommunityCards,
  content_slice: ContentSlice,
  cta: Cta,
  event_cards: EventCards,
  faq: Faq,
  generic_cards: GenericCards,
  hero: Hero,
  hero_banner: HeroBanner,
  hero_carousel: HeroCarousel,
  live_data: LiveData,
  my_events: MyEvents,
  side_by_side: SideBySide,
  spacer: Spacer,
  sticky_navigation: StickyNavigation,
  text: Text,
  three_cards: ThreeCards,
  user_checklist: UserChecklist,
}
