import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { withQueries } from '@/components/ui/with-queries'
import { punchcardQuery } from '@/lib/domains/campaigns/queries'
import { Greeting } from './greeting'

type PlayerGreetingProps = { campaign: string; title: string; children: ReactNode }

function PlayerGreeting({ campaign, title, children }: PlayerGreetingProps) {
  const { data } = useQuery(punchcardQuery(campaign))
  return data ? <Greeting title={title} firstName={data.firstName} /> : children
}

export default withQueries(PlayerGreeting)
