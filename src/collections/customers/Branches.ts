import { accessFor } from '@/access/collectionAccess'
import { refuseDeleteInUse } from '@/hooks/refuseDeleteInUse'
import { validTaxNumber } from '@/fields/validators'
import { phoneField } from '@/fields/phoneField'
import { section } from '@/fields/section'
import { defineCollection } from '../defineCollection'
import { companyField } from '../shared/companyField'
import { scopeToCompany } from '../shared/scopedDefault'

export const Branches = defineCollection({
  slug: 'branches',
  access: accessFor('customers'),
  admin: {
    baseFilter: scopeToCompany,
  },
  defaultSort: 'name',
  hooks: {
    beforeDelete: [
      refuseDeleteInUse([
        ['employees', 'branch'],
        ['tenders', 'branch'],
      ]),
    ],
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
    ]),
    section('contact', [
      { name: 'address', type: 'textarea', maxLength: 1000 },
      phoneField({ name: 'phone' }),
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
