import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { getRegistration, register, withdraw } from './api'
import { notifyEnrolment } from './enrolment-news'

/** Whether the player takes part in a campaign. */
export function registrationQuery(shortName: string) {
  return queryOptions({ queryKey: ['campaigns', shortName, 'registration'], queryFn: () => getRegistration(shortName) })
}

/** Registers or withdraws. After a failure the game is asked for the truth: the change may have happened all the same. */
export function registrationMutation(client: QueryClient, shortName: string) {
  const { queryKey } = registrationQuery(shortName)
  return mutationOptions({
    mutationKey: queryKey,
    mutationFn: (change: 'register' | 'withdraw') => (change === 'register' ? register(shortName) : withdraw(shortName)),
    onSuccess: (registration) => {
      client.setQueryData(queryKey, registration)
      notifyEnrolment({ shortName, ...registration })
    },
    onError: async (error) => {
      console.warn('campaign registration failed', error)
      await client.invalidateQueries({ queryKey })
    },
  })
}
