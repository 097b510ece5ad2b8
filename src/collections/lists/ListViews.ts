import type { FieldAccess } from 'payload'
import { MAX_VIEW_NAME, VIEW_AUDIENCES } from '@/domain/lists/viewState'
import { readOnly } from '@/fields/readOnly'
import { options } from '@/i18n/label'
import { defineCollection } from '../defineCollection'
import { limitListViews } from './hooks/limitListViews'
import { prepareListView } from './hooks/prepareListView'
import { changeViews, onlyStaff, readViews } from './listViewAccess'

/** The row's own access decides: its fields hold nothing that some readers of it may not see. */
const anybody: FieldAccess = () => true
const access = { read: anybody, create: anybody, update: anybody }

/** Saved views of lists: what was searched, filtered, sorted and shown, under a name. */
export const ListViews = defineCollection({
  slug: 'list-views',
  subject: 'settings',
  words: 'listViews',
  access: { create: onlyStaff, read: readViews, update: changeViews, delete: changeViews },
  admin: { useAsTitle: 'name', hidden: true },
  defaultSort: 'name',
  graphQL: false,
  hooks: { beforeChange: [prepareListView, limitListViews] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: MAX_VIEW_NAME, access },
    { name: 'list', type: 'text', required: true, index: true, access },
    {
      name: 'audience',
      type: 'select',
      required: true,
      defaultValue: 'own',
      options: options('listViews.audiences', VIEW_AUDIENCES),
      access,
    },
    { name: 'role', type: 'relationship', relationTo: 'roles', access },
    readOnly({
      name: 'owner',
      type: 'relationship',
      relationTo: 'users',
      access: { read: anybody },
    }),
    { name: 'state', type: 'json', required: true, access },
  ],
})
