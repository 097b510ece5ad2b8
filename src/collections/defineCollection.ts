import type { CollectionConfig, Field } from 'payload'
import { fieldAccessFor, narrowedBy, type FieldRights } from '@/access/collectionAccess'
import type { Subject } from '@/access/permissions'
import { isSearchable, SEARCH_FIELDS } from '@/domain/search/searchFields'
import { mapFields } from '@/fields/walkFields'
import { ignoreSystemFields } from '@/hooks/ignoreSystemFields'
import { lockBeforeUpdate } from '@/hooks/lockBeforeUpdate'
import { refuseStaleEdit } from '@/hooks/refuseStaleEdit'
import { strictInput } from '@/hooks/strictInput'
import { label } from '@/i18n/label'
import type { MessageKey } from '@/i18n/messages'

type Words =
  | 'companies'
  | 'branches'
  | 'employees'
  | 'meets'
  | 'companyProjects'
  | 'tenders'
  | 'tenderItems'
  | 'tenderFiles'
  | 'stockTypes'
  | 'stockCards'
  | 'stockGroups'
  | 'stockGroupStocks'
  | 'stockMovements'
  | 'stockReservations'
  | 'users'
  | 'roles'
  | 'media'
  | 'listViews'
  | 'audit'

/** What opens a field of a collection, by its name. */
export type FieldRightsOf = (field: string) => FieldRights

type Definition = Omit<CollectionConfig, 'access' | 'labels'> & {
  subject: Subject
  /** The part of the dictionary that holds its names and labels. */
  words: Words
  access: Required<
    Pick<NonNullable<CollectionConfig['access']>, 'create' | 'read' | 'update' | 'delete'>
  > &
    CollectionConfig['access']
  /** What opens a field, where it is not the rights that open the collection. */
  fieldRights?: FieldRightsOf
}

/** Texts that read from left to right in every language (RT5). */
const CODES: ReadonlySet<string> = new Set([
  'sku',
  'barcode',
  'qrCode',
  'taxNumber',
  'phone',
  'phone1',
  'phone2',
  'cellPhone1',
  'cellPhone2',
  'accountantPhone',
  'bossPhone',
  'unconnectedPhone',
  'defaultLink',
])

const rightsOf = ({ subject, access, fieldRights }: Definition): FieldRightsOf =>
  fieldRights ?? ((field) => fieldAccessFor({ subject, field, access }))

const prepareField =
  (rightsTo: FieldRightsOf, words: string) =>
  (field: Field): Field => {
    if (!('name' in field) || !field.name) return field
    const own = 'access' in field ? field.access : {}
    const isSystem = field.name === 'id'
    const isCode = field.type === 'text' && CODES.has(field.name)
    return {
      ...field,
      ...(isCode && { admin: { ...field.admin, className: 'code-field' } }),
      label:
        ('label' in field && field.label) || label(`${words}.fields.${field.name}` as MessageKey),
      access: isSystem ? own : narrowedBy(rightsTo(field.name), own),
    } as Field
  }

const prepare = (
  rightsTo: FieldRightsOf,
  { subject, words, fieldRights: _, ...config }: Definition,
): CollectionConfig => ({
  disableBulkEdit: true,
  ...config,
  labels: {
    singular: label(`${words}.singular` as MessageKey),
    plural: label(`${words}.plural` as MessageKey),
  },
  access: { readVersions: () => false, unlock: () => false, ...config.access },
  fields: mapFields(config.fields, prepareField(rightsTo, words)),
  lockDocuments: false,
  disableDuplicate: true,
  custom: { ...config.custom, subject, rightsTo },
  admin: {
    hideAPIURL: true,
    pagination: { defaultLimit: 10, limits: [5, 10, 20, 25, 50, 100] },
    ...config.admin,
    ...(isSearchable(config.slug) && {
      listSearchableFields: SEARCH_FIELDS[config.slug].map(({ path }) => path),
    }),
    components: {
      ...config.admin?.components,
      views: {
        // Files keep Payload's own form, which knows how to take one.
        ...(!config.upload && {
          edit: {
            root: {
              Component: {
                path: '/app/(payload)/views/DocumentPage#DocumentPage',
                clientProps: { words },
              },
            },
          },
        }),
        ...config.admin?.components?.views,
      },
    },
  },
  hooks: {
    ...config.hooks,
    beforeOperation: [
      ignoreSystemFields,
      strictInput,
      lockBeforeUpdate,
      ...(config.hooks?.beforeOperation ?? []),
    ],
    beforeChange: [refuseStaleEdit, ...(config.hooks?.beforeChange ?? [])],
  },
})

/**
 * Every collection goes through here, so that none forgets what protects all of them: explicit
 * access, no document locks (they deadlock the pool), strict numbers, row locks on update, no
 * bulk edits, no versions, our list.
 */
export const defineCollection = (definition: Definition): CollectionConfig =>
  prepare(rightsOf(definition), definition)
