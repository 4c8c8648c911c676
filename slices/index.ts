// Written by npm run models.
import type { SectionComponents } from '@/lib/content/section'
import type * as models from '@/prismicio-types'
import { AcademiesFooter } from './AcademiesFooter'
import { AcademiesGrid } from './AcademiesGrid'
import { AcademyDescriptions } from './AcademyDescriptions'
import { AcademyPunchcardNew } from './AcademyPunchcardNew'
import { Alert } from './Alert'
import { BasicCards } from './BasicCards'
import { BundleSelector } from './BundleSelector'
import { CampaignProgressBar } from './CampaignProgressBar'
import { CardCarousel } from './CardCarousel'
import { Community } from './Community'
import { CommunityCards } from './CommunityCards'
import { ContentSlice } from './ContentSlice'
import { Cta } from './Cta'
import { DealerLocator } from './DealerLocator'
import { EjsFile } from './EjsFile'
import { EmailSignup } from './EmailSignup'
import { EmbeddedHtml } from './EmbeddedHtml'
import { EventCards } from './EventCards'
import { EventsCalendar } from './EventsCalendar'
import { Faq } from './Faq'
import { FeatureCards } from './FeatureCards'
import { Form } from './Form'
import { FullWidthCta } from './FullWidthCta'
import { GenericCards } from './GenericCards'
import { GettingStarted } from './GettingStarted'
import { GivengainSignUp } from './GivengainSignUp'
import { Hero } from './Hero'
import { HeroBanner } from './HeroBanner'
import { HeroCarousel } from './HeroCarousel'
import { HeroWithCards } from './HeroWithCards'
import { HeroWithCardsV2 } from './HeroWithCardsV2'
import { HeroWithCardsV3 } from './HeroWithCardsV3'
import { HeroWithPlanCards } from './HeroWithPlanCards'
import { HeroWithPlanSelection } from './HeroWithPlanSelection'
import { HeroWithTestimonialCards } from './HeroWithTestimonialCards'
import { HeroWithVerticalCards } from './HeroWithVerticalCards'
import { HeroWithVideo } from './HeroWithVideo'
import { HowTo } from './HowTo'
import { ImageTextCarousel } from './ImageTextCarousel'
import { LiveData } from './LiveData'
import { Marketplace } from './Marketplace'
import { MyEvents } from './MyEvents'
import { Parallax } from './Parallax'
import { PodcastCards } from './PodcastCards'
import { RouteCards } from './RouteCards'
import { ShopCollectionList } from './ShopCollectionList'
import { SideBySide } from './SideBySide'
import { SideBySideOlder } from './SideBySideOlder'
import { SideBySideWithCards } from './SideBySideWithCards'
import { SocialProof } from './SocialProof'
import { SocialProofCarousel } from './SocialProofCarousel'
import { Spacer } from './Spacer'
import { StageDetails } from './StageDetails'
import { StageScheduler } from './StageScheduler'
import { StickyNavigation } from './StickyNavigation'
import { TableRowsWithIcons } from './TableRowsWithIcons'
import { Testimonial } from './Testimonial'
import { Text } from './Text'
import { TextBlocks } from './TextBlocks'
import { TextStrip } from './TextStrip'
import { ThreeCards } from './ThreeCards'
import { TileCallout } from './TileCallout'
import { TodaysPlan } from './TodaysPlan'
import { TrainingPlanCards } from './TrainingPlanCards'
import { TrainingProgram } from './TrainingProgram'
import { TwoColumn } from './TwoColumn'
import { UserChecklist } from './UserChecklist'
import { VideoCards } from './VideoCards'
import { VideoCategoryStrip } from './VideoCategoryStrip'

type Slices =
  | models.AcademiesFooterSlice
  | models.AcademiesGridSlice
  | models.AcademyDescriptionsSlice
  | models.AcademyPunchcardNewSlice
  | models.AlertSlice
  | models.BasicCardsSlice
  | models.BundleSelectorSlice
  | models.CampaignProgressBarSlice
  | models.CardCarouselSlice
  | models.CommunitySlice
  | models.CommunityCardsSlice
  | models.ContentSliceSlice
  | models.CtaSlice
  | models.DealerLocatorSlice
  | models.EjsFileSlice
  | models.EmailSignupSlice
  | models.EmbeddedHtmlSlice
  | models.EventCardsSlice
  | models.EventsCalendarSlice
  | models.FaqSlice
  | models.FeatureCardsSlice
  | models.FormSlice
  | models.FullWidthCtaSlice
  | models.GenericCardsSlice
  | models.GettingStartedSlice
  | models.GivengainSignUpSlice
  | models.HeroSlice
  | models.HeroBannerSlice
  | models.HeroCarouselSlice
  | models.HeroWithCardsSlice
  | models.HeroWithCardsV2Slice
  | models.HeroWithCardsV3Slice
  | models.HeroWithPlanCardsSlice
  | models.HeroWithPlanSelectionSlice
  | models.HeroWithTestimonialCardsSlice
  | models.HeroWithVerticalCardsSlice
  | models.HeroWithVideoSlice
  | models.HowToSlice
  | models.ImageTextCarouselSlice
  | models.LiveDataSlice
  | models.MarketplaceSlice
  | models.MyEventsSlice
  | models.ParallaxSlice
  | models.PodcastCardsSlice
  | models.RouteCardsSlice
  | models.ShopCollectionListSlice
  | models.SideBySideSlice
  | models.SideBySideWithCardsSlice
  | models.SidebysideSlice
  | models.SocialProofSlice
  | models.SocialProofCarouselSlice
  | models.SpacerSlice
  | models.StageDetailsSlice
  | models.StageSchedulerSlice
  | models.StickyNavigationSlice
  | models.TableRowsWithIconsSlice
  | models.TestimonialSlice
  | models.TextSlice
  | models.TextBlocksSlice
  | models.TextStripSlice
  | models.ThreeCardsSlice
  | models.TileCalloutSlice
  | models.TodaysPlanSlice
  | models.TrainingPlanCardsSlice
  | models.TrainingProgramSlice
  | models.TwoColumnSlice
  | models.UserChecklistSlice
  | models.VideoCardsSlice
  | models.VideoCategoryStripSlice

/** Every section type with its component. Adding a type: docs/adding-a-slice.md. */
export const sectionComponents: SectionComponents<Slices> = {
  academies_footer: AcademiesFooter,
  academies_grid: AcademiesGrid,
  academy_descriptions: AcademyDescriptions,
  academy_punchcard_new: AcademyPunchcardNew,
  alert: Alert,
  basic_cards: BasicCards,
  bundle_selector: BundleSelector,
  campaign_progress_bar: CampaignProgressBar,
  card_carousel: CardCarousel,
  community: Community,
  community_cards: CommunityCards,
  content_slice: ContentSlice,
  cta: Cta,
  dealer_locator: DealerLocator,
  ejs_file: EjsFile,
  email_signup: EmailSignup,
  embedded_html: EmbeddedHtml,
  event_cards: EventCards,
  events_calendar: EventsCalendar,
  faq: Faq,
  feature_cards: FeatureCards,
  form: Form,
  full_width_cta: FullWidthCta,
  generic_cards: GenericCards,
  getting_started: GettingStarted,
  givengain_sign_up: GivengainSignUp,
  hero: Hero,
  hero_banner: HeroBanner,
  hero_carousel: HeroCarousel,
  hero_with_cards: HeroWithCards,
  hero_with_cards_v2: HeroWithCardsV2,
  hero_with_cards_v3: HeroWithCardsV3,
  hero_with_plan_cards: HeroWithPlanCards,
  hero_with_plan_selection: HeroWithPlanSelection,
  hero_with_testimonial_cards: HeroWithTestimonialCards,
  hero_with_vertical_cards: HeroWithVerticalCards,
  hero_with_video: HeroWithVideo,
  how_to: HowTo,
  image_text_carousel: ImageTextCarousel,
  live_data: LiveData,
  marketplace: Marketplace,
  my_events: MyEvents,
  parallax: Parallax,
  podcast_cards: PodcastCards,
  route_cards: RouteCards,
  shop_collection_list: ShopCollectionList,
  side_by_side: SideBySide,
  side_by_side_with_cards: SideBySideWithCards,
  sidebyside: SideBySideOlder,
  social_proof: SocialProof,
  social_proof_carousel: SocialProofCarousel,
  spacer: Spacer,
  stage_details: StageDetails,
  stage_scheduler: StageScheduler,
  sticky_navigation: StickyNavigation,
  table_rows_with_icons: TableRowsWithIcons,
  testimonial: Testimonial,
  text: Text,
  text_blocks: TextBlocks,
  text_strip: TextStrip,
  three_cards: ThreeCards,
  tile_callout: TileCallout,
  todays_plan: TodaysPlan,
  training_plan_cards: TrainingPlanCards,
  training_program: TrainingProgram,
  'two-column': TwoColumn,
  user_checklist: UserChecklist,
  video_cards: VideoCards,
  video_category_strip: VideoCategoryStrip,
}
