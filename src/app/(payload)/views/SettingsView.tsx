import { SettingsPage } from '@/components/settings/SettingsPage'

import { Framed } from '../frame/Framed'
import { readRoleOptions, readSettings } from '@/queries/settings/readSettings'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

/** `/settings`: for users who may read the settings; inputs only for those who may write them. */
export const SettingsView = async (view: View) => {
  const { req, locale, may } = await viewPage(view)
  const [stored, roles] = await Promise.all([
    readSettings(req, locale),
    may(['read', 'roles']) ? readRoleOptions(req) : null,
  ])
  return (
    <Framed>
      <SettingsPage
        canWrite={may(['write', 'settings'])}
        hasActivity={may(['read', 'audit', '*'])}
        locale={locale}
        roles={roles}
        stored={stored}
      />
    </Framed>
  )
}
