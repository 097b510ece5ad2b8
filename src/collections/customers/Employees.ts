import { accessFor } from '@/access/collectionAccess'
import { refuseDeleteInUse, refuseMoveInUse, type References } from '@/hooks/refuseDeleteInUse'
import type { PartOf } from '@/hooks/lockBeforeUpdate'
import { refuseForeignBranch } from '@/hooks/refuseForeignRelations'
import { readSimilar } from '@/queries/customers/readSimilar'
import { phoneField } from '@/fields/phoneField'
import { section } from '@/fields/section'
import { similarOwn } from '@/fields/similarField'
import { richTextField } from '@/fields/richTextField'
import { defineCollection } from '../defineCollection'
import { bodyReadingEndpoints } from '../shared/placeCommandEndpoints'
import { companyField } from '../shared/companyField'
import { ofSameCompany } from '../shared/ofSameCompany'
import { scopeToCompany } from '../shared/scopedDefault'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { idOf, isSameId } from '@/domain/shared/idOf'
import { lockRow, query } from '@/operations/shared/transaction'
import { refuseFields } from '@/domain/shared/refusal'

/** A restored employee does not replace the present default contact of the company. */
const refuseSecondDefaultContact: CollectionBeforeChangeHook = async ({ data, req }) => {
  const company = idOf(data.company)
  if (!data.isDefaultContact || company === null) return data
  await lockRow(req, 'companies', company)
  const others = await query(
    req,
    sql`select 1 from employees where company_id = ${company} and is_default_contact limit 1`,
  )
  refuseFields([others.length > 0 ? { path: 'isDefaultContact', code: 'notUnique' } : null])
  return data
}

/**
 * One default contact per company: naming another one takes the flag from the previous holder. A
 * partial unique index enforces it in the database. A default contact who moves to another company
 * loses the flag: `data` contains the stored one, which is not the wish to replace the contact there.
 */
const moveDefaultContact: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!data.isDefaultContact) return data
  const company = idOf(data.company ?? originalDoc?.company)
  if (!company) return data
  const isMoved = originalDoc !== undefined && !isSameId(company, idOf(originalDoc.company))
  if (isMoved && originalDoc.isDefaultContact) return { ...data, isDefaultContact: false }
  await lockRow(req, 'companies', company)
  await query(
    req,
    sql`update employees set is_default_contact = false
        where company_id = ${company} and is_default_contact and id <> ${originalDoc?.id ?? 0}`,
  )
  return { ...data, isContact: true }
}

const REFERENCES: References = [
  ['meets', 'companyEmployee'],
  ['tenders', 'employee'],
]

/** Within one company a similar name is enough to suggest a duplicate. */
const OF_COMPANY = { company: { field: 'company', as: 'company' } } as const

export const Employees = defineCollection({
  slug: 'employees',
  access: accessFor('customers'),
  admin: {
    baseFilter: scopeToCompany,
  },
  defaultSort: 'name',
  endpoints: bodyReadingEndpoints('employees', {
    similar: async ({ req, body: { name, except, ...sought } }) => ({
      docs: await readSimilar(req, {
        ...sought,
        of: ['employees'],
        names: [name ?? ''],
        except: except === null ? null : { of: 'employees', id: except },
      }),
    }),
  }),
  custom: { partOf: { column: 'company_id', slug: 'companies' } satisfies PartOf },
  hooks: {
    beforeChange: [refuseMoveInUse(REFERENCES), refuseForeignBranch, moveDefaultContact],
    beforeDelete: [refuseDeleteInUse(REFERENCES)],
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
      similarOwn('employees', ['name'], OF_COMPANY),
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
      similarOwn('employees', ['phone1', 'phone2', 'cellPhone1', 'cellPhone2'], OF_COMPANY),
      { name: 'email', type: 'email' },
      similarOwn('employees', ['email'], OF_COMPANY),
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
