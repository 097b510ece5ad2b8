import type { AdminViewServerProps } from 'payload'

import { SettingsPage } from '@/components/settings/SettingsPage'

import { FramedView } from './FramedView'
import { readRoleOptions, readSettings } from './readSettings'
import { viewPage } from './viewPage'

/** `/settings`: for readers of the settings; changed only by those who may write them. */
export const SettingsView = async (view: AdminViewServerProps) => {
  const { req, locale, may } = await viewPage(view)
  const [stored, roles] = await Promise.all([
    readSettings(req, locale),
    may(['read', 'roles']) ? readRoleOptions(req) : null,
  ])
  return (
    <FramedView view={view}>
      <SettingsPage
        canWrite={may(['write', 'settings'])}
        hasActivity={may(['read', 'audit'])}
        locale={locale}
        roles={roles}
        stored={stored}
      />
    </FramedView>
  )
}
