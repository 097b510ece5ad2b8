import type { CollectionAfterReadHook } from 'payload'
import { USER_STATUSES } from '@/domain/users/userStatus'
import { phoneField } from '@/fields/phoneField'
import { readOnly } from '@/fields/readOnly'
import { refuseDeleteInUse } from '@/hooks/refuseDeleteInUse'
import { label, options } from '@/i18n/label'
import { ADMINISTRATION } from '@/operations/users/roleHierarchy'
import { defineCollection } from '../defineCollection'
import { roleFieldAccess, userAccess, userFieldRights } from './userAccess'
import { userEndpoints } from './endpoints'
import { canonicalizeEmail } from './hooks/canonicalizeEmail'
import { passOnListViews } from './hooks/passOnListViews'
import { checkPassword, readNewPassword } from './hooks/checkPassword'
import { requireCurrentPassword } from './hooks/requireCurrentPassword'
import { refusePassiveLogin } from './hooks/refusePassiveLogin'
import { guardUser, guardUserDelete } from './hooks/guardUser'

/**
 * Leaves sessions out of every answer. Their ids are what tokens are signed with; only Payload's
 * strategy, which reads without a permission check, needs them. Payload would answer a field
 * without read access as an empty list.
 */
const hideSessions: CollectionAfterReadHook = ({ doc, overrideAccess }) => {
  // REST and GraphQL leave it out.
  if (overrideAccess === true || !doc) return doc
  const { sessions: _sessions, ...rest } = doc as Record<string, unknown>
  return rest
}

const THIRTY_DAYS_S = 30 * 24 * 60 * 60

export const Users = defineCollection({
  slug: 'users',
  auth: {
    tokenExpiration: THIRTY_DAYS_S,
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Lax', secure: (process.env.SERVER_URL ?? '').startsWith('https:') },
    // Payload's own throttle takes a second connection and hangs the pool; ours stands in front.
    forgotPassword: { minRequestInterval: 0 },
  },
  access: {
    ...userAccess,
    admin: ({ req }) => Boolean(req.user),
  },
  fieldRights: userFieldRights,
  // GraphQL's login and refresh would go round our sign-in rules.
  graphQL: { disableMutations: true },
  defaultSort: 'name',
  custom: { changesAlone: ADMINISTRATION, isOwnRowOpen: true },
  endpoints: userEndpoints,
  hooks: {
    beforeOperation: [readNewPassword, requireCurrentPassword],
    beforeValidate: [canonicalizeEmail, checkPassword],
    beforeLogin: [refusePassiveLogin],
    beforeChange: [guardUser],
    afterRead: [hideSessions],
    beforeDelete: [
      guardUserDelete,
      refuseDeleteInUse([
        ['stock-movements', 'operationUser'],
        ['stock-reservations', 'reservedBy'],
        ['stock-counts', 'startedBy'],
        ['stock-counts', 'postedBy'],
        ['tenders', 'approvedBy'],
        ['tenders', 'createdBy'],
        ['imports', 'createdBy'],
      ]),
      passOnListViews,
    ],
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 120, index: true },
        phoneField({ name: 'phone' }),
      ],
    },
    {
      name: 'role',
      type: 'relationship',
      relationTo: 'roles',
      required: true,
      access: roleFieldAccess,
    },
    // Never stored: proves that whoever changes their own password knows the old one.
    {
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      custom: { verbatim: true },
      label: label('auth.currentPassword'),
      admin: {
        // Else the framework takes what is not stored for something to be read only.
        readOnly: false,
        components: { Field: '/components/users/password/CurrentPassword#CurrentPassword' },
      },
    },
    readOnly({
      name: 'status',
      type: 'select',
      defaultValue: 'active',
      options: options('users.statuses', USER_STATUSES),
      admin: { position: 'sidebar' },
    }),
    {
      name: 'avatar',
      type: 'upload',
      relationTo: 'media',
      admin: { position: 'sidebar' },
    },
  ],
})
