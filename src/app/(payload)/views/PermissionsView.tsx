import { abilityOfRequest } from '@/access/abilityOf'
import { buildAbility } from '@/access/buildAbility'
import { mayReadField } from '@/access/reading/mayReadField'
import { allCells } from '@/access/roles/permissionSets'
import { PermissionsPage } from '@/components/users/permissions/PermissionsPage'
import { rightKey } from '@/access/roles/permissions'

import { Framed } from '../frame/Framed'
import { readRoles } from '@/queries/users/readRoles'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

/** `/users/permissions`: every right with the roles that hold it. */
export const PermissionsView = async (view: View) => {
  const { req, locale } = await viewPage(view)
  const areHoldersShown = mayReadField(await abilityOfRequest(req), 'roles', 'permissions')
  const roles = (areHoldersShown ? await readRoles(req) : []).map(({ id, name, permissions }) => {
    // Parsed as the permission check does it: an invalid stored row is not shown as a right.
    const ability = buildAbility(permissions)
    const held = allCells().filter(([subject, action]) => ability.can(action, subject))
    return { id, name, rights: held.map(([subject, action]) => rightKey(action, subject)) }
  })
  return (
    <Framed>
      <PermissionsPage locale={locale} roles={areHoldersShown ? roles : null} />
    </Framed>
  )
}
