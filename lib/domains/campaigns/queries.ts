import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { AppError, hasCode, isLasting } from '@/lib/core/errors'
import { memberCall } from '@/lib/domains/session/api'
import { getOwnProgress, getPunchcard, getRegistration, register, withdraw } from './endpoints'
import { notifyEnrolment } from './enrolment-changes'
import type { Registration } from './registration'

const askRegistration = (shortName: string) => memberCall(getRegistration, { params: { shortName } })

/** Whether the player takes part in a campaign. */
export function registrationQuery(shortName: string) {
  return queryOptions({ queryKey: ['campaigns', shortName, 'registration'], queryFn: () => askRegistration(shortName) })
}

/** The player's fitness, stages and unlocks in a campaign. */
export function punchcardQuery(shortName: string) {
  return queryOptions({
    queryKey: ['campaigns', shortName, 'punchcard'],
    queryFn: ({ signal }) => memberCall(getPunchcard, { params: { shortName }, signal }),
  })
}

/** How far the player has come in a campaign, by the uid of its page, or in each that goes on; asked for anew each time. */
export function ownProgressQuery(locale: string, campaign: string | undefined) {
  return queryOptions({
    queryKey: ['own-progress', locale, campaign ?? null],
    queryFn: ({ signal }) => memberCall(getOwnProgress, { query: { locale, campaign }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
}

/** Mutation key of all changes of a campaign's registration, by which parts of a page wait for each other. */
export const registrationKey = (shortName: string) => registrationQuery(shortName).queryKey

export const registerMutation = (client: QueryClient, shortName: string) =>
  changeMutation(client, shortName, { name: 'register', change: register, makes: true })

export const withdrawMutation = (client: QueryClient, shortName: string) =>
  changeMutation(client, shortName, { name: 'withdraw', change: withdraw, makes: false })

type Change = { name: string; change: typeof register | typeof withdraw; makes: boolean }

function changeMutation(client: QueryClient, shortName: string, { name, change, makes }: Change) {
  const queryKey = registrationKey(shortName)
  return mutationOptions({
    mutationKey: [...queryKey, name],
    mutationFn: () =>
      memberCall(change, { params: { shortName } }).catch((error: unknown) => truthAfter(error, shortName, makes)),
    onSuccess: async (registration: Registration) => {
      await client.cancelQueries({ queryKey }) // what was asked before the change must not overwrite it
      client.setQueryData(queryKey, registration)
      void client.invalidateQueries({ queryKey: punchcardQuery(shortName).queryKey })
      notifyEnrolment({ shortName, ...registration })
    },
    onError: async (error) => {
      console.warn(`campaign registration: ${name} failed`, error) // CP-044
      await client.invalidateQueries({ queryKey })
    },
  })
}

/** If the answer was lost, the change may have happened all the same, and then counts as done. A refusal is rethrown. */
async function truthAfter(error: unknown, shortName: string, wanted: boolean): Promise<Registration> {
  if (!isLostAnswer(error)) throw error
  const truth = await askRegistration(shortName).catch(() => undefined)
  if (truth?.isRegistered !== wanted) throw error
  return truth
}

function isLostAnswer(error: unknown): boolean {
  return (
    !(error instanceof AppError) ||
    hasCode(error, 'upstream_failed') ||
    isLasting(error) ||
    hasCode(error, 'upstream_unavailable')
  )
}
