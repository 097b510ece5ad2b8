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
import { templateEndpoints } from './endpoints/templateCommands'
import { deletedTemplateRights, ownTemplates } from './templateRights'
import { refuseTakenName } from './hooks/refuseTakenName'

const changes = withRights(ownTemplates, ['write', 'tenders'], ['create', 'tenders'])

/** A template says all of a tender: for whoever reads all of them. */
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

/**
 * Tenders to begin with. Rows are written by `saveAsTemplate`; what they hold is data that becomes a
 * tender by the rules of tenders when it is used, so that it is never counted, reserved or sent.
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
