import { accessFor } from '@/access/collectionAccess'
import { refuseDeleteInUse } from '@/hooks/refuseDeleteInUse'
import { defineCollection } from '../defineCollection'
import { refuseSameName } from './hooks/refuseSameName'
import { deletedRoleRights } from './deletedRoleRights'
import { guardRole, guardRoleDelete } from './hooks/guardRole'
import { ADMINISTRATION } from '@/operations/users/roleHierarchy'
import { keepListViews } from './hooks/keepListViews'
import { keepAnAdministrator } from './hooks/keepAnAdministrator'

export const Roles = defineCollection({
  slug: 'roles',
  access: accessFor('roles'),
  defaultSort: 'name',
  custom: { changesAlone: ADMINISTRATION },
  hooks: {
    beforeChange: [refuseSameName, guardRole],
    afterChange: [keepAnAdministrator],
    beforeDelete: [guardRoleDelete, refuseDeleteInUse([['users', 'role']]), keepListViews],
  },
  restore: { rights: deletedRoleRights, rules: [refuseSameName] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120, unique: true },
    {
      name: 'permissions',
      type: 'json',
      required: true,
      defaultValue: [],
      admin: { components: { Field: '/app/(payload)/views/RoleRights#RoleRights' } },
    },
  ],
})
