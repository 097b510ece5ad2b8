import type { Access } from 'payload'
import { accessFor, onlyWith } from '@/access/collectionAccess'
import { abilityOfRequest } from '@/access/abilityOf'
import type { Action } from '@/access/permissions'
import { USER_STATUSES } from '@/domain/users/userStatus'
import { readOnly } from '@/fields/readOnly'
import { refuseDeleteInUse } from '@/hooks/refuseDeleteInUse'
import { label, options } from '@/i18n/label'
import { defineCollection } from '../defineCollection'
import { userEndpoints } from './endpoints'
import { canonicalizeEmail } from './hooks/canonicalizeEmail'
import { passOnListViews } from './hooks/passOnListViews'
import { checkPassword } from './hooks/checkPassword'
import { requireCurrentPassword } from './hooks/requireCurrentPassword'
import { refusePassiveLogin } from './hooks/refusePassiveLogin'
import { protectAdministrators, refuseLastAdministratorDelete } from './hooks/protectAdministrators'

const THIRTY_DAYS_S = 30 * 24 * 60 * 60

/** Whoever holds the right, and everybody on their own row. */
const selfOr =
  (action: Action): Access =>
  async ({ req }) => {
    if (!req.user) return false
    const ability = await abilityOfRequest(req)
    if (ability.can(action, 'users')) return true
    return req.user.collection === 'users' ? { id: { equals: req.user.id } } : false
  }

const onlyManagers = async ({ req }: { req: Parameters<Access>[0]['req'] }) =>
  (await abilityOfRequest(req)).can('write', 'users')

export const Users = defineCollection({
  slug: 'users',
  subject: 'users',
  words: 'users',
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
    ...accessFor('users', { read: selfOr('read'), update: selfOr('write') }),
    admin: ({ req }) => Boolean(req.user),
    unlock: onlyManagers,
  },
  // GraphQL's login and refresh would go round our sign-in rules.
  graphQL: { disableMutations: true },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'status', 'createdAt'],
  },
  defaultSort: 'name',
  endpoints: userEndpoints,
  hooks: {
    beforeOperation: [checkPassword, requireCurrentPassword],
    beforeValidate: [canonicalizeEmail],
    beforeLogin: [refusePassiveLogin],
    beforeChange: [protectAdministrators],
    beforeDelete: [
      refuseLastAdministratorDelete,
      refuseDeleteInUse([
        ['stock-movements', 'operationUser'],
        ['stock-reservations', 'reservedBy'],
        ['tenders', 'approvedBy'],
        ['tenders', 'createdBy'],
      ]),
      passOnListViews,
    ],
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 120, index: true },
        { name: 'phone', type: 'text', maxLength: 40 },
      ],
    },
    {
      name: 'role',
      type: 'relationship',
      relationTo: 'roles',
      required: true,
      access: { create: onlyWith('create', 'users'), update: onlyWith('write', 'users') },
    },
    // Never stored: proves that whoever changes their own password knows the old one.
    {
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      label: label('auth.currentPassword'),
      admin: { components: { Field: '/components/users/CurrentPassword#CurrentPassword' } },
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
      admin: {
        position: 'sidebar',
        components: { Field: '/components/files/PictureField#PictureField' },
      },
    },
  ],
})
