import { withQueries } from '@/components/ui/with-queries'
import type { Locale } from '@/i18n/locales'
import { AskedProgress } from '../progress/asked-progress'

/** How far the player has come in each campaign that runs or is to come. */
const OwnCampaigns = ({ locale }: { locale: Locale }) => <AskedProgress campaign={undefined} locale={locale} />

export default withQueries(OwnCampaigns)
