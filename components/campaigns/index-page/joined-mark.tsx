import { useQuery } from '@tanstack/react-query'
import { Badge } from '@/components/ui/badge'
import { withQueries } from '@/components/ui/with-queries'
import { registrationQuery } from '@/lib/domains/campaigns/queries'

type JoinedMarkProps = { campaign: string; text: string }

/** Says on a campaign's picture that the player takes part. Nothing is said while that isn't known. */
function JoinedMark({ campaign, text }: JoinedMarkProps) {
  const { data } = useQuery(registrationQuery(campaign))
  return data?.isRegistered === true ? <Badge label={text} color="blue" /> : null
}

export default withQueries(JoinedMark)
