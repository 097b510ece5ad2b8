import { addDataAndFileToRequest, type Endpoint, type SanitizedConfig } from 'payload'
import { insistOnStaff } from '@/access/session/staffOf'
import { deletePreference, keepPreference } from '@/operations/preferences/keepPreference'

const namesOf = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : undefined

/**
 * POST /api/payload-preferences/:key, in place of Payload's own, which makes two rows when two
 * tabs save for the first time. The body is `{ value, changed }`: `changed` names the fields to
 * save, all others keep their stored values.
 */
const savePreference: Endpoint = {
  path: '/:key',
  method: 'post',
  handler: async (req) => {
    const owner = insistOnStaff(req)
    await addDataAndFileToRequest(req)
    const data = (req.data ?? {}) as { value?: unknown; changed?: unknown }
    const doc = await keepPreference({
      req,
      owner,
      key: String(req.routeParams?.key),
      // As in Payload, a body without `value` is the value itself.
      value: data.value || data,
      changed: namesOf(data.changed),
    })
    return Response.json({ doc, message: req.t('general:updatedSuccessfully') })
  },
}

/** DELETE /api/payload-preferences/:key: Payload's own fails (500) where nothing is stored. */
const forgetPreference: Endpoint = {
  path: '/:key',
  method: 'delete',
  handler: async (req) => {
    const owner = insistOnStaff(req)
    const deleted = await deletePreference({ req, owner, key: String(req.routeParams?.key) })
    return Response.json({ ...deleted, message: req.t('general:deletedSuccessfully') })
  },
}

/** The endpoints of preferences that replace Payload's own. */
const PREFERENCE_ENDPOINTS: readonly Endpoint[] = [savePreference, forgetPreference]

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
