import { insistOnRights } from '@/collections/shared/commandCall'
import { fileOfRows } from '@/collections/shared/exportEndpoint'
import { exportAccessMatrix } from '@/operations/exports/exportAccessMatrix'
import { readAccessMatrix } from '@/queries/users/readAccessMatrix'
import { accessFor } from '@/access/collectionAccess'
import { refuseDeleteInUse } from '@/hooks/refuseDeleteInUse'
import { defineCollection } from '../defineCollection'
import { deletedRoleRights } from './deletedRoleRights'
import { guardRole, guardRoleDelete } from './hooks/guardRole'
import { ADMINISTRATION } from '@/operations/users/roleHierarchy'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeChangeHook,
  Endpoint,
} from 'payload'
import { settleRightRequests } from '@/operations/users/rights/settleRightRequests'
import { endUncoveredViews } from '@/operations/users/viewAs'
import { refuseWithoutAdministrator } from '@/operations/users/refuseWithoutAdministrator'
import { sql } from '@payloadcms/db-postgres'
import { query } from '@/operations/shared/transaction'
import { fold } from '@/domain/shared/text/fold'
import { refuseFields } from '@/domain/shared/refusal'
import { FACTOR_POLICIES } from '@/domain/users/factors'
import { label, options } from '@/i18n/label'

const ROLE_NAMES = 7_102

/**
 * Refuses a second role with the same folded name: "Yönetici" and "YONETİCİ". Concurrent saves are
 * serialised here.
 */
const refuseSameName: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (typeof data.name !== 'string' || data.name === originalDoc?.name) return data
  await query(req, sql`select pg_advisory_xact_lock(${ROLE_NAMES})`)
  const others = await query<{ name: string }>(
    req,
    sql`select name from roles where id <> ${Number(originalDoc?.id ?? 0)}`,
  )
  const wanted = fold(data.name.trim())
  const isTaken = others.some(({ name }) => fold(name.trim()) === wanted)
  refuseFields([isTaken ? { path: 'name', code: 'notUnique' } : null])
  return data
}

/**
 * A view shared with a deleted role becomes its owner's private one; without an owner it is
 * deleted.
 */
const keepListViews: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await query(req, sql`delete from list_views where role_id = ${id} and owner_id is null`)
  await query(
    req,
    sql`update list_views set audience = 'own', role_id = null where role_id = ${id}`,
  )
}

/** A change of a role must not leave the company without an administrator. */
const keepAnAdministrator: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update' && req.user) await refuseWithoutAdministrator(req)
  return doc
}

/**
 * Closes requests for rights that the role has now, and ends sessions that view as a role which
 * their users' rights no longer cover.
 */
const settleRequests: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') {
    await settleRightRequests(req)
    await endUncoveredViews(req)
  }
  return doc
}

const matrixFile = fileOfRows('/matrix', exportAccessMatrix)

/** `GET /roles/matrix?format=json|xlsx|csv`: rights by role, as data or as a file. */
const matrix: Endpoint = {
  ...matrixFile,
  handler: async (req) => {
    if (req.searchParams.get('format') !== 'json') return matrixFile.handler(req)
    await insistOnRights(req, [['read', 'roles']])
    return Response.json({ docs: await readAccessMatrix(req) })
  },
}

export const Roles = defineCollection({
  slug: 'roles',
  access: accessFor('roles'),
  defaultSort: 'name',
  endpoints: [matrix],
  custom: { changesAlone: ADMINISTRATION },
  hooks: {
    beforeChange: [refuseSameName, guardRole],
    afterChange: [keepAnAdministrator, settleRequests],
    beforeDelete: [
      guardRoleDelete,
      refuseDeleteInUse([
        ['users', 'role'],
        ['api-clients', 'role'],
      ]),
      keepListViews,
    ],
  },
  restore: { rights: deletedRoleRights, rules: [refuseSameName] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120, unique: true },
    {
      name: 'factor',
      type: 'select',
      required: true,
      defaultValue: 'optional',
      options: options('roles.factorPolicies', FACTOR_POLICIES),
      admin: { description: label('roles.factorHelp') },
    },
    {
      name: 'permissions',
      type: 'json',
      required: true,
      defaultValue: [],
      admin: { components: { Field: '/app/(payload)/views/RoleRights#RoleRights' } },
    },
  ],
})
