import type { CollectionBeforeChangeHook, Endpoint } from 'payload'
import { accessFor } from '@/access/collectionAccess'
import { staffIdOf } from '@/access/session/staffOf'
import { MERGE_RIGHTS } from '@/catalog/commands/merge'
import { WORKING_DAYS } from '@/domain/customers/workingDays'
import { recordIdOf } from '@/domain/shared/recordId'
import { Refusal } from '@/domain/shared/refusal'
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
import { mergeCompanies } from '@/operations/customers/mergeCompanies'
import { splitCompany } from '@/operations/customers/splitCompany'
import { refuseMerged } from '@/operations/customers/refuseMerged'
import { readMergeSheet } from '@/queries/customers/readMergeSheet'
import { commandEndpoints } from '../shared/commandEndpoints'
import { bodyReadingEndpoints, rootCommandEndpoints } from '../shared/placeCommandEndpoints'
import { insistOnRights } from '../shared/commandCall'
import { recordAsked } from '../shared/recordAsked'
import { peopleToAssign } from '../shared/peopleToAssign'

/** The creator of a company is its owner until it is assigned to another user. */
const ownByCreator: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  const creator = operation === 'create' ? staffIdOf(req) : null
  return creator === null ? data : { ...data, owner: creator }
}

const keepMerged: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'update') await refuseMerged(req, originalDoc?.id)
  return data
}

/**
 * `GET /companies/:id/merge-sheet?with=`: compares two companies before one is merged into the
 * other.
 */
const mergeSheet: Endpoint = {
  path: '/:id/merge-sheet',
  method: 'get',
  handler: async (req) => {
    await insistOnRights(req, MERGE_RIGHTS)
    const { with: sent, ...more } = Object.fromEntries(req.searchParams)
    const other = recordIdOf(sent)
    const [wrong] = [...Object.keys(more), ...(other === null ? ['with'] : [])]
    if (wrong !== undefined || other === null)
      throw new Refusal('invalidQuery', { data: { path: wrong ?? 'with' } })
    return Response.json(await readMergeSheet(req, { id: recordAsked(req), other }))
  },
}

export const Companies = defineCollection({
  slug: 'companies',
  access: accessFor('customers'),
  defaultSort: 'name',
  endpoints: [
    peopleToAssign('companies'),
    ...bodyReadingEndpoints('companies', {
      similar: async ({ req, body: { name, title, taxNumber, people, except, ...sought } }) => ({
        docs: await readSimilar(req, {
          ...sought,
          of: people ? ['companies', 'employees'] : ['companies'],
          names: [name ?? '', title ?? ''],
          taxNumbers: [taxNumber ?? ''],
          except: except === null ? null : { of: 'companies', id: except },
        }),
      }),
    }),
    ...commandEndpoints('companies', {
      assign: ({ body, ...call }) => assignCompany({ ...call, ...body }),
    }),
    ...rootCommandEndpoints('companies', { merge: mergeCompanies, split: splitCompany }, ''),
    mergeSheet,
  ],
  hooks: {
    beforeChange: [ownByCreator, keepMerged],
    beforeDelete: [
      ({ id, req }) => refuseMerged(req, id),
      refuseDeleteInUse([
        ['branches', 'company'],
        ['employees', 'company'],
        ['meets', 'company'],
        ['company-projects', 'company'],
        ['tenders', 'company'],
        ['stock-reservations', 'company'],
        ['companies', 'mergedInto'],
        ['tenders', 'boundCompany'],
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
          // The language of its documents and mails.
          { name: 'language', type: 'select', options: languageOptions },
        ],
      },
      // Its offers are not followed by reminder mails.
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
      // Rendered next to the form, but available as a list column.
      admin: { condition: () => false },
    }),
    // Written by merge and split only; a trigger protects both and derives the second from the
    // first.
    readOnly({
      name: 'mergedInto',
      type: 'relationship',
      relationTo: 'companies',
      index: true,
      admin: { condition: () => false },
    }),
    readOnly({
      name: 'isMerged',
      type: 'checkbox',
      defaultValue: false,
      admin: { condition: () => false },
    }),
  ],
})
