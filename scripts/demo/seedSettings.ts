import type { Demo } from './Demo'
import { requestOf } from './Demo'
import { SETTINGS } from './data/settings'

/** The profile and the terms of the company that uses the product. */
export const seedSettings = async ({ payload, admin }: Demo): Promise<void> => {
  const req = await requestOf({ payload, user: admin })
  await payload.updateGlobal({
    slug: 'settings',
    data: SETTINGS,
    depth: 0,
    overrideAccess: true,
    req,
  })
}
