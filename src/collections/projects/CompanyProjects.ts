import { accessFor } from '@/access/collectionAccess'
import { dayField } from '@/fields/dayField'
import { validUrl } from '@/fields/validators'
import { refuseDeleteInUse } from '@/hooks/refuseDeleteInUse'
import { refuseProjectDates } from '@/domain/projects/dates'
import { refuseBy } from '@/hooks/refuseBy'
import { section } from '@/fields/section'
import { defineCollection } from '../defineCollection'
import { companyField } from '../shared/companyField'

export const CompanyProjects = defineCollection({
  slug: 'company-projects',
  access: accessFor('company-projects'),
  defaultSort: '-startDate',
  hooks: {
    beforeChange: [refuseBy('endDate', refuseProjectDates)],
    beforeDelete: [
      refuseDeleteInUse([
        ['tenders', 'companyProject'],
        ['stock-movements', 'project'],
        ['stock-reservations', 'project'],
      ]),
    ],
  },
  fields: [
    section('details', [
      { name: 'name', type: 'text', required: true, maxLength: 200, index: true },
      companyField(),
      { type: 'row', fields: [dayField({ name: 'startDate' }), dayField({ name: 'endDate' })] },
      { name: 'defaultLink', type: 'text', maxLength: 2000, validate: validUrl },
    ]),
  ],
})
