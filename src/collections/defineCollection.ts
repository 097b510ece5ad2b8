import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  Field,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  FieldAccess,
} from 'payload'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@/domain/lists/pageSizes'
import { costAccess } from '@/access/reading/costs'
import { derivedAccess } from '@/access/reading/derived'
import { fieldAccessFor, narrowedBy, type FieldRights } from '@/access/collectionAccess'
import { entityCalled } from '@/catalog'
import { keepsDeleted } from '@/catalog/trash'
import type { Entity } from '@/catalog/build'
import type { EntitySlug } from '@/catalog/names'
import { withOwnControls } from '@/fields/ownControls'
import { mapFields } from '@/lib/walkFields'
import { ignoreSystemFields } from '@/hooks/ignoreSystemFields'
import { lockBeforeUpdate } from '@/hooks/lockBeforeUpdate'
import { refuseUnknownFields } from '@/hooks/refuseUnknownFields'
import { strictInput } from '@/hooks/strictInput'
import { label } from '@/i18n/label'
import { noteMade } from '@/operations/shared/noteMade'
import { keepDeleted } from '@/operations/trash/keepDeleted'
import type { RestoreRules } from '@/operations/trash/restoreRules'
import type { MessageKey } from '@/i18n/messages'
import { exportEndpoint } from './shared/exportEndpoint'
import { figuresEndpoint } from './shared/figuresEndpoint'
import { insistOnVersion } from '@/operations/shared/insistOnVersion'

/** The rights that grant access to a field of a collection, by field name. */
export type FieldRightsOf = (field: string) => FieldRights

type Definition = Omit<CollectionConfig, 'access' | 'labels'> & {
  slug: EntitySlug
  access: Required<
    Pick<NonNullable<CollectionConfig['access']>, 'create' | 'read' | 'update' | 'delete'>
  > &
    CollectionConfig['access']
  /** The rights of single fields, where they differ from the rights of the collection. */
  fieldRights?: FieldRightsOf
  /** Checks before a deleted record is restored, in addition to the constraints of the database. */
  restore?: RestoreRules
}

const rightsOf = (
  { access, fieldRights }: Definition,
  { slug, subject }: Entity,
): FieldRightsOf => {
  if (fieldRights) return fieldRights
  if (!subject) throw new Error(`${slug}: no subject opens its fields`)
  return (field) => fieldAccessFor({ subject, field, access })
}

const prepareField =
  (rightsTo: FieldRightsOf, { words, codes = [], costs, subject }: Entity) =>
  (field: Field): Field => {
    if (!('name' in field) || !field.name) return field
    const own = 'access' in field ? field.access : {}
    const isSystem = field.name === 'id'
    const isCode = field.type === 'text' && codes.includes(field.name)
    return {
      ...field,
      ...(isCode && { admin: { ...field.admin, className: 'code-field' } }),
      label:
        ('label' in field && field.label) || label(`${words}.fields.${field.name}` as MessageKey),
      access: isSystem
        ? own
        : narrowedBy(
            narrowedBy(
              narrowedBy(rightsTo(field.name), costAccess({ costs, subject }, field.name)),
              derivedAccess({ subject }, field.name),
            ),
            own,
          ),
    } as Field
  }

/**
 * Keeps a restorable copy. Runs as the last hook before a deletion, when nothing can refuse it any
 * more.
 */
const keepInTrash: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  keepDeleted({ req, slug: collection.slug, id })

/** Remembers the created record, for a retry of a request whose first response was lost. */
const noteCreated: CollectionAfterChangeHook = ({ collection, doc, operation }) => {
  if (operation === 'create') noteMade(collection.slug, doc)
  return doc
}

const prepare = (
  rightsTo: FieldRightsOf,
  { fieldRights: _, restore, ...config }: Definition,
  entity: Entity,
): CollectionConfig => ({
  disableBulkEdit: true,
  ...config,
  labels: {
    singular: label(`${entity.words}.singular` as MessageKey),
    plural: label(`${entity.words}.plural` as MessageKey),
  },
  access: { readVersions: () => false, unlock: () => false, ...config.access },
  fields: withOwnControls(mapFields(config.fields, prepareField(rightsTo, entity))),
  endpoints: [
    ...(config.endpoints || []),
    ...(entity.list?.sums ? [figuresEndpoint(entity)] : []),
    ...(entity.exporter ? [exportEndpoint(entity)] : []),
  ],
  lockDocuments: false,
  disableDuplicate: true,
  custom: { ...config.custom, subject: entity.subject, rightsTo, restore },
  admin: {
    hideAPIURL: true,
    pagination: {
      defaultLimit: DEFAULT_PAGE_SIZE,
      limits: PAGE_SIZES.filter((size) => size !== 'all'),
    },
    ...config.admin,
    ...(entity.title && { useAsTitle: entity.title }),
    ...(entity.list && { defaultColumns: [...entity.list.shown] }),
    ...(entity.search && {
      listSearchableFields: entity.search.fields.map(({ path }) => path),
    }),
    components: {
      ...config.admin?.components,
      views: {
        // Files keep Payload's own form, which supports uploads.
        ...(!config.upload && {
          edit: {
            root: {
              Component: {
                path: '/app/(payload)/views/DocumentPage#DocumentPage',
                clientProps: { words: entity.words },
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
      refuseUnknownFields,
      ignoreSystemFields,
      strictInput,
      lockBeforeUpdate,
      sortByReadable,
      ...(config.hooks?.beforeOperation ?? []),
    ],
    beforeChange: [refuseStaleEdit, ...(config.hooks?.beforeChange ?? [])],
    afterChange: [...(config.hooks?.afterChange ?? []), noteCreated],
    beforeDelete: [
      ...(config.hooks?.beforeDelete ?? []),
      ...(keepsDeleted(entity.slug) ? [keepInTrash] : []),
    ],
  },
})

/**
 * Every collection goes through here, so that none forgets what protects all of them: explicit
 * access, no document locks (they deadlock the pool), strict numbers, row locks on update, no bulk
 * edits, no versions, a trash for deleted records, our list, our inputs for relations and selects,
 * and an export of its list.
 */
export const defineCollection = (definition: Definition): CollectionConfig => {
  const entity = entityCalled(definition.slug)
  return prepare(rightsOf(definition, entity), definition, entity)
}

/** Refuses an update that started from an older state of the row, as `insistOnVersion`. */
const refuseStaleEdit: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update')
    await insistOnVersion({
      req,
      slug: collection.slug,
      id: originalDoc?.id,
      updatedAt: originalDoc?.updatedAt as string | undefined,
    })
  return data
}

type Call = { sort?: unknown; overrideAccess?: boolean }

/**
 * Sorts by id if the caller may not read the field of the default sort. Payload checks the default
 * sort like one that the caller sent, and would refuse the whole request, also when the records are
 * only populated as relations.
 */
const sortByReadable: CollectionBeforeOperationHook = async (hook) => {
  const { operation, req, collection } = hook
  const args = hook.args as Call
  // REST leaves `overrideAccess` out; only our own code says true.
  if (operation !== 'read' || args.overrideAccess === true || args.sort) return
  const [own] = [collection.defaultSort].flat()
  const name = own?.replace(/^-/, '')
  const field = collection.flattenedFields.find((one) => one.name === name)
  const mayRead = (field as { access?: { read?: FieldAccess } } | undefined)?.access?.read
  if (mayRead && !(await mayRead({ req } as never))) args.sort = 'id'
}
