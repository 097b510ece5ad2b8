import type { SanitizedConfig } from 'payload'
import { preferenceEndpoint } from './preferenceEndpoint'

/**
 * Puts our way of saving a preference in the place of Payload's.
 * @param config as `buildConfig` makes it
 * @throws Error when Payload keeps preferences somewhere else
 */
export const withPreferenceEndpoint = async (
  config: Promise<SanitizedConfig>,
): Promise<SanitizedConfig> => {
  const ready = await config
  const kept = ready.collections.find(({ slug }) => slug === 'payload-preferences')
  const { path, method } = preferenceEndpoint
  const at = (kept?.endpoints || []).findIndex((one) => one.path === path && one.method === method)
  if (!kept?.endpoints || at < 0) throw new Error('Payload has no endpoint that saves preferences')
  kept.endpoints[at] = preferenceEndpoint
  return ready
}
