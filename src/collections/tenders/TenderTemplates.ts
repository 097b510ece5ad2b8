import { mayWholly } from '@/access/buildAbility'
import { fieldAccessFor, nobody, withRights, type FieldRights } from '@/access/collectionAccess'
import { byAbility } from '@/access/judge'
import { CURRENCIES } from '@/domain/shared/currency'
import { MAX_TEMPLATE_NAME_LENGTH } from '@/domain/tenders/templates'
import { readOnly } from '@/fields/readOnly'
import { section } from '@/fields/section'
import { label, options } from '@/i18n/label'
import { defineCollection } from '../defineCollection'
import { closedField, FOR_PAPER_READERS } from './sendAccess'
import { deletedTemplateRights, ownTemplates } from './templateRights'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { refuseFields } from '@/domain/shared/refusal'
import { query } from '@/operations/shared/transaction'
import { tenderOfTemplate } from '@/operations/tenders/templates/tenderOfTemplate'
import { commandEndpoints } from '@/collections/shared/commandEndpoints'

/**
 * Names of templates are unique without regard to case and accents. Of two concurrent saves the
 * second one waits, and is refused.
 */
const refuseTakenName: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { name } = data as { name?: unknown }
  if (typeof name !== 'string' || name === originalDoc?.name) return data
  await query(
    req,
    sql`select pg_advisory_xact_lock(hashtext('tender template ' || fold_text(${name})))`,
  )
  const taken = await query(
    req,
    sql`select 1 from tender_templates where fold_text(name) = fold_text(${name})
        and id <> ${Number(originalDoc?.id ?? 0)}`,
  )
  refuseFields([taken.length > 0 ? { path: 'name', code: 'notUnique' } : null])
  return data
}

const changes = withRights(ownTemplates, ['write', 'tenders'], ['create', 'tenders'])

/**
 * A template contains a whole tender, so reading it needs permission to read every field of
 * tenders.
 */
const access = {
  read: withRights(
    byAbility((ability) => mayWholly(ability, 'read', 'tenders')),
    ['read', 'tenders'],
  ),
  create: nobody,
  update: changes,
  delete: changes,
}

const fieldRights = (field: string): FieldRights =>
  fieldAccessFor({ subject: 'tenders', field, access })

/** The commands of a template. */
const templateEndpoints = commandEndpoints('tender-templates', {
  use: ({ body, ...call }) => tenderOfTemplate({ ...call, ...body }),
})

/**
 * Tender templates. Rows are written by `saveAsTemplate`. A template is not a tender, so it is
 * never counted, reserved or sent; its content is validated when it is used.
 */
export const TenderTemplates = defineCollection({
  slug: 'tender-templates',
  access,
  fieldRights,
  defaultSort: 'name',
  endpoints: templateEndpoints,
  hooks: { beforeChange: [refuseTakenName] },
  restore: { rights: deletedTemplateRights, rules: [refuseTakenName] },
  fields: [
    section('details', [
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: MAX_TEMPLATE_NAME_LENGTH,
        index: true,
      },
      {
        name: 'lines',
        type: 'ui',
        admin: {
          custom: FOR_PAPER_READERS,
          components: { Field: '/app/(payload)/views/TemplateLines#TemplateLines' },
        },
      },
    ]),
    readOnly({
      name: 'currency',
      type: 'select',
      options: options('currencies', CURRENCIES),
      admin: { position: 'sidebar' },
    }),
    readOnly({ name: 'lineCount', type: 'number', admin: { position: 'sidebar' } }),
    readOnly({
      name: 'createdBy',
      type: 'relationship',
      relationTo: 'users',
      label: label('common.createdBy'),
      admin: { position: 'sidebar' },
    }),
    closedField({ name: 'content', type: 'json', required: true }),
  ],
})
