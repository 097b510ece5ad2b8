import type {
  CollectionAfterChangeHook,
  CollectionAfterReadHook,
  CollectionBeforeValidateHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeLoginHook,
} from 'payload'
import { SIGN_IN_STATES } from '@/domain/users/signInState'
import { USER_STATUSES } from '@/domain/users/userStatus'
import { phoneField } from '@/fields/phoneField'
import { readOnly } from '@/fields/readOnly'
import { refuseDeleteInUse } from '@/hooks/refuseDeleteInUse'
import { label, languageOptions, options } from '@/i18n/label'
import { ADMINISTRATION } from '@/operations/users/roleHierarchy'
import { defineCollection } from '../defineCollection'
import { byRightAlone, userAccess, userFieldRights } from './userAccess'
import { userEndpoints } from './endpoints'
import { checkPassword, readNewPassword } from './hooks/checkPassword'
import { requireCurrentPassword } from './hooks/requireCurrentPassword'
import { guardUser, guardUserDelete } from './hooks/guardUser'
import { idOf, isSameId } from '@/domain/shared/idOf'
import { settleRightRequests } from '@/operations/users/rights/settleRightRequests'
import { refuseFields, Refusal } from '@/domain/shared/refusal'
import { canonicalEmail } from '@/operations/users/canonicalEmail'
import { sql } from '@payloadcms/db-postgres'
import { staffIdOf } from '@/access/session/staffOf'
import { env } from '@/lib/env'
import { query } from '@/operations/shared/transaction'
import { endClosedSessions } from '@/operations/users/emergencyAccess'
import { endUncoveredViews } from '@/operations/users/viewAs'
import { addViewing } from './endpoints/viewAs'
import { HAS_FACTOR, MUST_ENROL } from '@/queries/users/factorPolicy'

/**
 * Payload's own sign-in has no route and does not check a second factor. It refuses users who have
 * one or must set one up, and every user while OIDC_ONLY is set. A passive user gets the same
 * response as for a wrong password. The row is read again under a lock: it may have changed since
 * Payload's first read.
 */
const refuseLogin: CollectionBeforeLoginHook = async ({ user, req }) => {
  const [row] = await query(
    req,
    sql`select status, ${sql.raw(HAS_FACTOR)}
          or (select ${sql.raw(MUST_ENROL)} from roles r where r.id = u.role_id) as "hasNextStep"
        from users u where u.id = ${user.id} for no key update of u`,
  )
  if (env.OIDC_ONLY || row?.status !== 'active' || row.hasNextStep)
    throw new Refusal('wrongCredentials')
  return user
}

/**
 * Private list views of a deleted user are deleted; shared ones pass to the user who deletes, because
 * others use them.
 */
const passOnListViews: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const heir = staffIdOf(req)
  await query(req, sql`delete from list_views where owner_id = ${id} and audience = 'own'`)
  await query(req, sql`update list_views set owner_id = ${heir} where owner_id = ${id}`)
}

/** Stores the canonical address that sign-in looks up; it is unique among accounts. */
const canonicalizeEmail: CollectionBeforeValidateHook = ({ data }) => {
  if (!data || data.email === undefined) return data
  const email = canonicalEmail(data.email)
  refuseFields([email === null ? { path: 'email', code: 'invalidEmail' } : null])
  return { ...data, email }
}

/**
 * Leaves sessions out of every response. Their ids are part of signed tokens; only Payload's
 * strategy, which reads without a permission check, needs them. Payload would return a field
 * without read access as an empty list.
 */
const hideSessions: CollectionAfterReadHook = ({ doc, overrideAccess }) => {
  // REST and GraphQL leave it out.
  if (overrideAccess === true || !doc) return doc
  const { sessions: _sessions, ...rest } = doc as Record<string, unknown>
  return rest
}

/**
 * Ends requests for permissions that the user's new role has, sessions that view as a role it does
 * not cover, and sessions that only emergency access had opened.
 */
const settleRequests: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const isMoved = operation === 'update' && !isSameId(idOf(doc.role), idOf(previousDoc.role))
  if (isMoved) {
    await settleRightRequests(req)
    await endUncoveredViews(req)
  }
  if (previousDoc?.breakGlass && !doc.breakGlass)
    await endClosedSessions({ req, userId: Number(doc.id) })
  return doc
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
    // Payload's own throttle takes a second connection and can exhaust the pool; ours runs before it.
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
    beforeLogin: [refuseLogin],
    beforeChange: [guardUser],
    afterChange: [settleRequests],
    afterRead: [hideSessions],
    afterMe: [addViewing],
    beforeDelete: [
      guardUserDelete,
      refuseDeleteInUse([
        ['stock-movements', 'operationUser'],
        ['stock-reservations', 'reservedBy'],
        ['stock-counts', 'startedBy'],
        ['stock-counts', 'postedBy'],
        ['tenders', 'approvedBy'],
        ['tenders', 'approvedFor'],
        ['tenders', 'createdBy'],
        ['tenders', 'owner'],
        ['companies', 'owner'],
        ['imports', 'createdBy'],
        ['api-clients', 'responsible'],
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
      access: byRightAlone('role'),
    },
    // Never stored: proves that a user who changes their own password knows the old one.
    {
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      custom: { verbatim: true },
      label: label('auth.currentPassword'),
      admin: {
        // Payload makes fields without a column read-only by default.
        readOnly: false,
        components: { Field: '/app/(payload)/views/OwnPassword#OwnPassword' },
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
      name: 'breakGlass',
      type: 'checkbox',
      defaultValue: false,
      access: byRightAlone('breakGlass'),
      admin: {
        position: 'sidebar',
        description: label('users.breakGlassHelp'),
        // Only shown if a provider is configured.
        condition: () => Boolean(env.OIDC_ISSUER),
      },
    },
    // Computed for lists and the user page (`queries/users/signInStates`), never for a form.
    readOnly({
      name: 'signIn',
      type: 'select',
      virtual: true,
      options: options('users.signIns', SIGN_IN_STATES),
      admin: { position: 'sidebar', condition: () => false },
    }),
    // If empty: the language of the pages they last used (`queries/preferences/languageOf`).
    {
      name: 'mailLanguage',
      type: 'select',
      options: languageOptions,
      admin: { position: 'sidebar', description: label('users.mailLanguageHelp') },
    },
    {
      name: 'avatar',
      type: 'upload',
      relationTo: 'media',
      admin: { position: 'sidebar' },
    },
  ],
})
