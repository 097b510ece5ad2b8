import type { SanitizedConfig } from 'payload'
import { PREFERENCE_ENDPOINTS } from './preferenceEndpoint'

/**
 * Replaces Payload's endpoints for saving and deleting a preference.
 * @param config the result of `buildConfig`
 * @throws Error when Payload does not have these endpoints
 */
export const withPreferenceEndpoint = async (
  config: Promise<SanitizedConfig>,
): Promise<SanitizedConfig> => {
  const ready = await config
  const kept = ready.collections.find(({ slug }) => slug === 'payload-preferences')
  for (const endpoint of PREFERENCE_ENDPOINTS) {
    const { path, method } = endpoint
    const own = kept?.endpoints || []
    const at = own.findIndex((one) => one.path === path && one.method === method)
    if (at < 0) throw new Error(`Payload has no endpoint ${method} ${path} of preferences`)
    own[at] = endpoint
  }
  return ready
}
