import type { CollectionBeforeChangeHook } from 'payload'
import { accessFor } from '@/access/collectionAccess'
import { staffIdOf } from '@/access/session/staffOf'
import { WORKING_DAYS } from '@/domain/customers/workingDays'
import { refuseDeleteInUse } from '@/hooks/refuseDeleteInUse'
import { label, languageOptions, options } from '@/i18n/label'
import { phoneField } from '@/fields/phoneField'
import { readOnly } from '@/fields/readOnly'
import { rowsField } from '@/fields/rowsField'
import { section } from '@/fields/section'
import { similarOwn } from '@/fields/similarField'
import { validWorkingDays } from '@/fields/validators'
import { richTextField } from '@/fields/richTextField'
import { defineCollection } from '../defineCollection'
import { readSimilar } from '@/queries/customers/readSimilar'
import { assignCompany } from '@/operations/owners/assignOwner'
import { commandEndpoints } from '../shared/commandEndpoints'
import { bodyReadingEndpoints } from '../shared/placeCommandEndpoints'
import { peopleToAssign } from '../shared/peopleToAssign'

/** A user who makes a company is responsible for it until it is assigned to somebody else. */
const ownByCreator: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  const creator = operation === 'create' ? staffIdOf(req) : null
  return creator === null ? data : { ...data, owner: creator }
}

export const Companies = defineCollection({
  slug: 'companies',
  access: accessFor('customers'),
  defaultSort: 'name',
  endpoints: [
    peopleToAssign('companies'),
    ...bodyReadingEndpoints('companies', {
      similar: async ({ req, body: { name, title, people, except, ...sought } }) => ({
        docs: await readSimilar(req, {
          ...sought,
          of: people ? ['companies', 'employees'] : ['companies'],
          names: [name ?? '', title ?? ''],
          except: except === null ? null : { of: 'companies', id: except },
        }),
      }),
    }),
    ...commandEndpoints('companies', {
      assign: ({ body, ...call }) => assignCompany({ ...call, ...body }),
    }),
  ],
  hooks: {
    beforeChange: [ownByCreator],
    beforeDelete: [
      refuseDeleteInUse([
        ['branches', 'company'],
        ['employees', 'company'],
        ['meets', 'company'],
        ['company-projects', 'company'],
        ['tenders', 'company'],
        ['stock-reservations', 'company'],
      ]),
    ],
  },
  fields: [
    section('details', [
      {
        type: 'row',
        fields: [
          { name: 'name', type: 'text', required: true, maxLength: 200, index: true },
          { name: 'title', type: 'text', maxLength: 300 },
        ],
      },
      similarOwn('companies', ['name', 'title']),
      richTextField({ name: 'description', maxLength: 20000 }),
    ]),
    section('contact', [
      {
        type: 'row',
        fields: [
          { name: 'email', type: 'email' },
          // In which papers and mails for it are written.
          { name: 'language', type: 'select', options: languageOptions },
        ],
      },
      // No mail reminds it of an offer that is about to end.
      { name: 'noReminders', type: 'checkbox', defaultValue: false },
      similarOwn('companies', ['email']),
      rowsField({
        name: 'extraEmails',
        words: 'companies.extraEmails',
        maxRows: 20,
        fields: [
          {
            name: 'email',
            type: 'email',
            required: true,
            label: label('companies.extraEmails.email'),
          },
        ],
      }),
    ]),
    section('people', [
      {
        type: 'row',
        fields: [
          { name: 'accountantName', type: 'text', maxLength: 120 },
          phoneField({ name: 'accountantPhone' }),
        ],
      },
      {
        type: 'row',
        fields: [
          { name: 'bossName', type: 'text', maxLength: 120 },
          phoneField({ name: 'bossPhone' }),
        ],
      },
      similarOwn('companies', ['bossPhone']),
    ]),
    section('schedule', [
      {
        name: 'workingDays',
        type: 'select',
        hasMany: true,
        options: options('companies.workingDays', WORKING_DAYS),
        validate: validWorkingDays,
        admin: { components: { Field: '/components/customers/WorkingDays#WorkingDays' } },
      },
    ]),
    readOnly({
      name: 'owner',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      // Drawn beside the form; a column of lists all the same.
      admin: { condition: () => false },
    }),
  ],
})
