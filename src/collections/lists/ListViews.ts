import { openFields } from '@/access/collectionAccess'
import { MAX_VIEW_NAME, VIEW_AUDIENCES } from '@/domain/lists/viewState'
import { readOnly } from '@/fields/readOnly'
import { options } from '@/i18n/label'
import { defineCollection } from '../defineCollection'
import { limitListViews } from './hooks/limitListViews'
import { prepareListView } from './hooks/prepareListView'
import { changeViews, onlyStaff, readViews } from './listViewAccess'

/** Saved views of lists: what was searched, filtered, sorted and shown, under a name. */
export const ListViews = defineCollection({
  slug: 'list-views',
  // Its fields hold nothing that some readers of the row may not see.
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
