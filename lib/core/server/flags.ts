import 'server-only'
import { randomUUID } from 'node:crypto'
import {
  OpenFeature,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
  TypeMismatchError,
} from '@openfeature/server-sdk'
import { codeFlags, isFlagOn, type FlagName } from '../flags'
import { featureFlags } from './switches'

const onlyOnOrOff = async (): Promise<never> => {
  throw new TypeMismatchError('the site’s flags are on or off')
}

/** Flags as operators switch them over while the site runs, otherwise as `FEATURE_FLAGS` says. */
const switchesProvider: Provider = {
  metadata: { name: 'switches' },
  runsOn: 'server',
  resolveBooleanEvaluation: async (name): Promise<ResolutionDetails<boolean>> => ({
    value: isFlagOn(name, featureFlags()),
    reason: StandardResolutionReasons.STATIC,
  }),
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
 * it must not depend on a visitor; a switch makes every page anew.
 */
export const isOn = (name: FlagName): Promise<boolean> => client.getBooleanValue(name, codeFlags[name].isOn)
