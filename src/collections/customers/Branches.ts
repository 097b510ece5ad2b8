import { accessFor } from '@/access/collectionAccess'
import { refuseDeleteInUse, refuseMoveInUse, type References } from '@/hooks/refuseDeleteInUse'
import { validTaxNumber } from '@/fields/validators'
import { phoneField } from '@/fields/phoneField'
import { section } from '@/fields/section'
import { similarField } from '@/fields/similarField'
import { defineCollection } from '../defineCollection'
import { companyField } from '../shared/companyField'
import { scopeToCompany } from '../shared/scopedDefault'

/** Another company with the same tax number or phone may be a duplicate. */
const OTHER_COMPANIES = {
  slug: 'companies',
  company: { field: 'company', as: 'except' },
} as const

const REFERENCES: References = [
  ['employees', 'branch'],
  ['tenders', 'branch'],
]

export const Branches = defineCollection({
  slug: 'branches',
  access: accessFor('customers'),
  admin: {
    baseFilter: scopeToCompany,
  },
  defaultSort: 'name',
  hooks: {
    beforeChange: [refuseMoveInUse(REFERENCES)],
    beforeDelete: [refuseDeleteInUse(REFERENCES)],
  },
  fields: [
    section('details', [
      {
        type: 'row',
        fields: [
          companyField({ required: true }),
          { name: 'name', type: 'text', required: true, maxLength: 200, index: true },
        ],
      },
    ]),
    section('tax', [
      {
        type: 'row',
        fields: [
          { name: 'taxOffice', type: 'text', maxLength: 120 },
          { name: 'taxNumber', type: 'text', maxLength: 20, index: true, validate: validTaxNumber },
        ],
      },
      similarField('similar_taxNumber', { ...OTHER_COMPANIES, by: { taxNumber: 'taxNumber' } }),
    ]),
    section('contact', [
      { name: 'address', type: 'textarea', maxLength: 1000 },
      phoneField({ name: 'phone' }),
      similarField('similar_phone', { ...OTHER_COMPANIES, by: { phone: 'phones' } }),
      {
        type: 'row',
        fields: [
          { name: 'manager', type: 'text', maxLength: 120 },
          { name: 'managerTitle', type: 'text', maxLength: 120 },
        ],
      },
    ]),
  ],
})
