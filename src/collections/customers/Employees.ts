import { accessFor } from '@/access/collectionAccess'
import { refuseDeleteInUse } from '@/hooks/refuseDeleteInUse'
import type { PartOf } from '@/hooks/lockBeforeUpdate'
import { refuseForeignBranch } from '@/hooks/refuseForeignRelations'
import { section } from '@/fields/section'
import { defineCollection } from '../defineCollection'
import { companyField } from '../shared/companyField'
import { ofSameCompany } from '../shared/ofSameCompany'
import { scopeToCompany } from '../shared/scopedDefault'
import { moveDefaultContact } from './hooks/moveDefaultContact'

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
        fields: [
          { name: 'phone1', type: 'text', maxLength: 40 },
          { name: 'phone2', type: 'text', maxLength: 40 },
        ],
      },
      {
        type: 'row',
        fields: [
          { name: 'cellPhone1', type: 'text', maxLength: 40 },
          { name: 'cellPhone2', type: 'text', maxLength: 40 },
        ],
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
      { name: 'note', type: 'textarea', maxLength: 5000 },
    ]),
  ],
})
