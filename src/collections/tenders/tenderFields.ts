import type { Condition, Field } from 'payload'
import { idOf } from '@/domain/shared/idOf'
import { RATE_SOURCES } from '@/domain/rates/rates'
import { DISCOUNT_TYPES } from '@/domain/tenders/totals/discount'
import { TENDER_STAGES } from '@/domain/tenders/stage'
import { TENDER_STATUSES } from '@/domain/tenders/status'
import { currencyField } from '@/fields/currencyField'
import { dayField, todayOfCompany } from '@/fields/dayField'
import { decimalField } from '@/fields/decimalField'
import { phoneField } from '@/fields/phoneField'
import { rateProposal } from '@/fields/rateProposal'
import { readOnly } from '@/fields/readOnly'
import { rowsField } from '@/fields/rowsField'
import { label, options } from '@/i18n/label'
import { section } from '@/fields/section'
import { similarField } from '@/fields/similarField'
import { fromAddress } from '@/fields/fromAddress'
import { companyField } from '../shared/companyField'
import { ofSameCompany } from '../shared/ofSameCompany'

const isRegistered: Condition = (data) => idOf(data?.company) !== null
const isUnregistered: Condition = (data) => idOf(data?.company) === null

/** The customer: a registered company, or the typed name and contact of an unregistered person. */
export const customerFields: Field[] = [
  section('customer', [
    companyField(),
    {
      type: 'row',
      fields: [
        {
          name: 'branch',
          type: 'relationship',
          relationTo: 'branches',
          filterOptions: ofSameCompany,
          admin: { condition: isRegistered },
        },
        {
          name: 'employee',
          type: 'relationship',
          relationTo: 'employees',
          defaultValue: fromAddress('employee'),
          filterOptions: ofSameCompany,
          admin: { condition: isRegistered },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'unconnectedName', type: 'text', maxLength: 200 },
        { name: 'unconnectedEmail', type: 'email' },
        phoneField({ name: 'unconnectedPhone' }),
      ].map(
        (field) =>
          ({
            ...field,
            admin: { ...('admin' in field ? field.admin : {}), condition: isUnregistered },
          }) as Field,
      ),
    },
    similarField('similar', {
      slug: 'companies',
      by: { unconnectedName: 'name', unconnectedEmail: 'emails', unconnectedPhone: 'phones' },
      into: { company: 'company', employee: 'employee' },
    }),
    {
      name: 'companyProject',
      type: 'relationship',
      relationTo: 'company-projects',
      defaultValue: fromAddress('companyProject'),
    },
  ]),
]

/** The date of the offer and the last day of its validity. */
export const offerDays: Field = {
  type: 'row',
  fields: [
    dayField({ name: 'date', required: true, defaultValue: todayOfCompany }),
    dayField({ name: 'validUntil', index: true }),
  ],
}

/** Currency, discount and payment. */
export const commercialFields: Field[] = [
  section('terms', [
    {
      type: 'row',
      fields: [
        currencyField('currency'),
        decimalField({
          name: 'currencyRate',
          kind: 'rate',
          admin: { description: label('tenders.rateHint') },
        }),
      ],
    },
    rateProposal({ purpose: 'offer', currency: 'currency', day: 'date', total: 'total' }),
    {
      type: 'row',
      fields: [
        {
          name: 'discountType',
          type: 'select',
          options: options('tenders.discountTypes', DISCOUNT_TYPES),
        },
        decimalField({ name: 'discountValue', kind: 'price' }),
      ],
    },
  ]),
  section('payment', [
    dayField({ name: 'paymentDate' }),
    {
      name: 'paymentPatterns',
      type: 'ui',
      admin: {
        components: { Field: '/components/tenders/payment/PaymentPatterns#PaymentPatterns' },
      },
    },
    rowsField({
      name: 'paymentInstallments',
      words: 'tenders.paymentInstallments',
      maxRows: 24,
      fields: [
        {
          type: 'row',
          fields: [
            dayField({
              name: 'dueDate',
              required: true,
              label: label('tenders.fields.dueDate'),
            }),
            decimalField({
              name: 'amount',
              kind: 'amount',
              isNotNegative: true,
              required: true,
              label: label('tenders.fields.amount'),
            }),
          ],
        },
      ],
    }),
  ]),
]

/** Day and source of a rate. */
const rateFacts = (dayName: string, sourceName: string): Field[] => [
  dayField({ name: dayName }),
  {
    name: sourceName,
    type: 'select',
    options: options('tenders.rateSources', RATE_SOURCES),
  },
]

const invoiceRateFields: Field[] = [
  ...rateFacts('invoiceRateDay', 'invoiceRateSource'),
  decimalField({ name: 'invoiceTotalBase', kind: 'amount' }),
]

/** Written by commands and by the calculation of totals, never by a client. */
export const stateFields: Field[] = [
  { name: 'number', type: 'text', index: true },
  ...rateFacts('rateDay', 'rateSource'),
  {
    name: 'status',
    type: 'select',
    defaultValue: 'draft',
    index: true,
    options: options('tenders.statuses', TENDER_STATUSES),
  },
  { name: 'isApproved', type: 'checkbox', defaultValue: false },
  { name: 'approvedBy', type: 'relationship', relationTo: 'users' },
  // The approver who was asked, if their deputy approved in their place.
  { name: 'approvedFor', type: 'relationship', relationTo: 'users' },
  { name: 'approvedAt', type: 'date' },
  // The pending request for approval; and the reason why the last one was declined, until the next
  // one.
  { name: 'approver', type: 'relationship', relationTo: 'users' },
  { name: 'approvalAskedBy', type: 'relationship', relationTo: 'users' },
  { name: 'approvalAskedAt', type: 'date' },
  { name: 'approvalNote', type: 'text' },
  { name: 'approvalRefusal', type: 'text' },
  { name: 'approvalAskedPlan', type: 'text', hidden: true, label: 'plan' } as Field,
  { name: 'isInvoiced', type: 'checkbox', defaultValue: false },
  { name: 'invoiceNumber', type: 'text' },
  { name: 'invoicedAt', type: 'date' },
  decimalField({ name: 'invoiceRate', kind: 'rate' }),
  ...invoiceRateFields,
  { name: 'revision', type: 'number', defaultValue: 1 },
  { name: 'revisionOf', type: 'relationship', relationTo: 'tenders' },
  { name: 'acceptedAt', type: 'date' },
  { name: 'acceptedName', type: 'text' },
  // The customer that the documents name, if it was merged into another one since.
  { name: 'boundCompany', type: 'relationship', relationTo: 'companies' },
  // `stage` is written by triggers on this table and on the one of sends.
  {
    name: 'stage',
    type: 'select',
    defaultValue: 'draft',
    index: true,
    options: options('tenders.stages', TENDER_STAGES),
  },
  { name: 'sentAt', type: 'date' },
  { name: 'openedAt', type: 'date' },
  { name: 'lostReason', type: 'relationship', relationTo: 'lost-reasons' },
  { name: 'lostAt', type: 'date' },
  { name: 'reason', type: 'text', label: label('tenders.fields.cancelReason') },
  decimalField({ name: 'subtotal', kind: 'amount', defaultValue: 0 }),
  decimalField({ name: 'discountTotal', kind: 'amount', defaultValue: 0 }),
  decimalField({ name: 'taxTotal', kind: 'amount', defaultValue: 0 }),
  decimalField({ name: 'total', kind: 'amount', defaultValue: 0, index: true }),
  decimalField({ name: 'totalBase', kind: 'amount', defaultValue: 0, index: true }),
  {
    name: 'createdBy',
    type: 'relationship',
    relationTo: 'users',
    label: label('common.createdBy'),
  },
  // The program that created the tender, if no user did.
  {
    name: 'createdByClient',
    type: 'relationship',
    relationTo: 'api-clients',
    label: label('common.createdByClient'),
  },
  // Who is responsible: the creator at first, then the user it was assigned to.
  { name: 'owner', type: 'relationship', relationTo: 'users', index: true },
  { name: 'approvedHash', type: 'text', hidden: true, label: 'hash' } as Field,
].map((field) =>
  readOnly({
    ...(field as Field),
    // The side panel shows it instead of the form; lists still have it as a column.
    admin: { ...('admin' in field ? field.admin : {}), condition: () => false },
  } as Field),
)
