import { openFields } from '@/access/collectionAccess'
import { MAX_VIEW_NAME, VIEW_AUDIENCES } from '@/domain/lists/viewState'
import { readOnly } from '@/fields/readOnly'
import { options } from '@/i18n/label'
import { defineCollection } from '../defineCollection'
import { prepareListView } from './hooks/prepareListView'
import { changeViews, onlyStaff, readViews } from './listViewAccess'
import { sql } from '@payloadcms/db-postgres'
import { staffIdOf } from '@/access/session/staffOf'
import type { CollectionBeforeChangeHook } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { query } from '@/operations/shared/transaction'

/** Maximum number of saved views of a user, over all lists. */
export const MAX_VIEWS = 200

/** @throws Refusal `listViewQuota` above `MAX_VIEWS`; concurrent saves of a user are serialised */
const limitListViews: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  const id = staffIdOf(req)
  if (operation !== 'create' || id === null) return data
  await query(req, sql`select pg_advisory_xact_lock(hashtext('list_views'), ${id})`)
  const [found] = await query<{ count: number }>(
    req,
    sql`select count(*)::int as count from list_views where owner_id = ${id}`,
  )
  if ((found?.count ?? 0) >= MAX_VIEWS)
    throw new Refusal('listViewQuota', { data: { max: MAX_VIEWS } })
  return data
}

/** Saved views of lists: search, filters, sorting and columns, under a name. */
export const ListViews = defineCollection({
  slug: 'list-views',
  // Users who may read a view may read all of its fields.
  fieldRights: openFields,
  custom: { isWhole: true },
  access: { create: onlyStaff, read: readViews, update: changeViews, delete: changeViews },
  admin: { hidden: true },
  defaultSort: 'name',
  graphQL: false,
  hooks: { beforeChange: [prepareListView, limitListViews] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: MAX_VIEW_NAME },
    { name: 'list', type: 'text', required: true, index: true },
    {
      name: 'audience',
      type: 'select',
      required: true,
      defaultValue: 'own',
      options: options('listViews.audiences', VIEW_AUDIENCES),
    },
    { name: 'role', type: 'relationship', relationTo: 'roles' },
    readOnly({
      name: 'owner',
      type: 'relationship',
      relationTo: 'users',
    }),
    { name: 'state', type: 'json', required: true },
  ],
})
