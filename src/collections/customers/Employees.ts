import { accessFor } from '@/access/collectionAccess'
import { refuseDeleteInUse } from '@/hooks/refuseDeleteInUse'
import type { PartOf } from '@/hooks/lockBeforeUpdate'
import { refuseForeignBranch } from '@/hooks/refuseForeignRelations'
import { phoneField } from '@/fields/phoneField'
import { section } from '@/fields/section'
import { richTextField } from '@/fields/richTextField'
import { defineCollection } from '../defineCollection'
import { companyField } from '../shared/companyField'
import { ofSameCompany } from '../shared/ofSameCompany'
import { scopeToCompany } from '../shared/scopedDefault'
import { moveDefaultContact } from './hooks/moveDefaultContact'
import { refuseSecondDefaultContact } from './hooks/refuseSecondDefaultContact'

export const Employees = defineCollection({
  slug: 'employees',
  access: accessFor('customers'),
  admin: {
    baseFilter: scopeToCompany,
  },
  defaultSort: 'name',
  custom: { partOf: { column: 'company_id', slug: 'companies' } satisfies PartOf },
  hooks: {
    beforeChange: [refuseForeignBranch, moveDefaultContact],
    beforeDelete: [
      refuseDeleteInUse([
        ['meets', 'companyEmployee'],
        ['tenders', 'employee'],
      ]),
    ],
  },
  restore: { rules: [refuseForeignBranch, refuseSecondDefaultContact] },
  fields: [
    section('details', [
      {
        type: 'row',
        fields: [
          companyField({ required: true }),
          {
            name: 'branch',
            type: 'relationship',
            relationTo: 'branches',
            filterOptions: ofSameCompany,
          },
        ],
      },
      {
        type: 'row',
        fields: [
          { name: 'name', type: 'text', required: true, maxLength: 200, index: true },
          { name: 'title', type: 'text', maxLength: 120 },
        ],
      },
    ]),
    section('contact', [
      {
        type: 'row',
        fields: [phoneField({ name: 'phone1' }), phoneField({ name: 'phone2' })],
      },
      {
        type: 'row',
        fields: [phoneField({ name: 'cellPhone1' }), phoneField({ name: 'cellPhone2' })],
      },
      { name: 'email', type: 'email' },
    ]),
    section('duties', [
      {
        type: 'row',
        fields: [
          { name: 'isExecutive', type: 'checkbox', defaultValue: false },
          { name: 'isContact', type: 'checkbox', defaultValue: false },
          { name: 'isDefaultContact', type: 'checkbox', defaultValue: false },
        ],
      },
      richTextField({ name: 'note', maxLength: 20000 }),
    ]),
  ],
})
