import 'server-only'
import { randomUUID } from 'node:crypto'
import {
  OpenFeature,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
  TypeMismatchError,
} from '@openfeature/server-sdk'
import { locale as segmentOfPage } from 'next/root-params'
import { codeFlags, isFlagOn, type FlagName, sharesIn } from '../flags'
import { flagsOfSegment } from './flag-forms'
import { featureFlags } from './switches'

const onlyOnOrOff = async (): Promise<never> => {
  throw new TypeMismatchError('the site’s flags are on or off')
}

/** Flags as operators switch them over while the site runs, otherwise as `FEATURE_FLAGS` says. */
const switchesProvider: Provider = {
  metadata: { name: 'switches' },
  runsOn: 'server',
  resolveBooleanEvaluation: async (name, _, { form }): Promise<ResolutionDetails<boolean>> =>
    typeof form === 'string'
      ? { value: flagsOfSegment(form).includes(name), reason: StandardResolutionReasons.SPLIT }
      : { value: isFlagOn(name, featureFlags()), reason: StandardResolutionReasons.STATIC },
  resolveStringEvaluation: onlyOnOrOff,
  resolveNumberEvaluation: onlyOnOrOff,
  resolveObjectEvaluation: onlyOnOrOff,
}

// The bundler gives pages, routes and the proxy a copy of this module each, and OpenFeature is one for the process: each
// copy has a domain of its own there.
const domain = randomUUID()
OpenFeature.setProvider(domain, switchesProvider)
const client = OpenFeature.getClient(domain)

/**
 * Whether a feature is switched on; if the provider can't say, as it is declared. The answer is part of cached pages, so
 * it must not depend on a visitor: a flag that is on for a share of them is on in some forms of a page, and the form is
 * part of the page's own address. A switch makes every page anew.
 */
export async function isOn(name: FlagName): Promise<boolean> {
  const isShared = sharesIn(featureFlags()).has(name)
  return client.getBooleanValue(name, codeFlags[name].isOn, isShared ? { form: await formOfPage() } : undefined)
}

/** The first segment of the route of the page being rendered, which names the page's form. */
const formOfPage = async (): Promise<string> => (await segmentOfPage()) ?? ''
