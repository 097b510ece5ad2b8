import type { Field, GlobalConfig, GlobalBeforeOperationHook } from 'payload'
import { anyOf, fieldAccessFor, narrowedBy } from '@/access/collectionAccess'
import { DAY_SETTINGS, refuseFollowUpDays } from '@/domain/actions/followUps'
import { RATE_DAYS, RATE_SIDES } from '@/domain/rates/rates'
import { CURRENCIES } from '@/domain/shared/currency'
import { DEFAULT_TIME_ZONE, isTimeZone } from '@/domain/shared/day'
import { MAX_APPROVAL_LIMITS, refuseApprovalLimits } from '@/domain/settings/approvalLimit'
import { refuseLikelyWeight } from '@/domain/stock/toOrder'
import { refuseBanks } from '@/domain/settings/companyAccounts'
import { refuseMailTexts } from '@/domain/tenders/sending/mailText'
import { refuseFields } from '@/domain/shared/refusal'
import { MAX_TAX_RATES, refuseTaxRates } from '@/domain/taxes/settings'
import { TAX_KINDS } from '@/domain/taxes/taxRates'
import { dayField } from '@/fields/dayField'
import { decimalField } from '@/fields/decimalField'
import { mapFields } from '@/lib/walkFields'
import { guardApprovalRules } from '@/operations/users/guardApprovalRules'
import { refuseUnknownGlobalFields } from '@/hooks/refuseUnknownFields'
import { strictGlobalInput } from '@/hooks/strictInput'
import { companyProfile } from './companyProfile'
import { quotationMails, textByLanguage } from './textsByLanguage'
import { label, options } from '@/i18n/label'
import { lockAdministration } from '@/operations/users/roleHierarchy'

/**
 * Serialises concurrent saves: Payload writes the whole row from an earlier read, so two users who
 * change different settings at once would overwrite each other. An advisory lock, not a row lock as
 * in `lockBeforeUpdate`: before the first save there is no row. It is the lock of users and roles,
 * because limits of approvals are checked together with those.
 */
const oneSaveAtATime: GlobalBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'update' && req.transactionID) await lockAdministration(req)
  return args
}

/** The first option of each is the default. */
const rateFields: Field[] = [
  {
    name: 'tenderRateSide',
    type: 'select',
    defaultValue: RATE_SIDES[0],
    label: label('settings.fields.tenderRateSide'),
    options: options('settings.tenderRateSide', RATE_SIDES),
  },
  {
    name: 'invoiceRateDay',
    type: 'select',
    defaultValue: RATE_DAYS[0],
    label: label('settings.fields.invoiceRateDay'),
    options: options('settings.invoiceRateDay', RATE_DAYS),
  },
]

/** If no rates are stored, the default ones of `domain/taxes` are used. */
const taxRatesField: Field = {
  name: 'taxRates',
  type: 'array',
  maxRows: MAX_TAX_RATES,
  label: label('settings.fields.taxRates'),
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      label: label('settings.taxRates.kind'),
      options: options('settings.taxKinds', TAX_KINDS),
    },
    decimalField({
      name: 'rate',
      kind: 'percent',
      required: true,
      label: label('settings.taxRates.rate'),
    }),
    dayField({
      name: 'validFrom',
      required: true,
      label: label('settings.taxRates.validFrom'),
    }),
  ],
}

const access = { read: anyOf(['read', 'settings']), update: anyOf(['write', 'settings']) }

/** A role that is limited to some settings can read and change only these. */
const narrowed = (field: Field): Field => {
  if (!('name' in field) || !field.name) return field
  const rights = fieldAccessFor({ subject: 'settings', field: field.name, access })
  const { read, update } = narrowedBy(rights)
  return { ...field, access: { read, update } } as Field
}

const settings: GlobalConfig = {
  slug: 'settings',
  label: label('nav.settings'),
  access,
  lockDocuments: false,
  custom: { subject: 'settings' },
  admin: { hideAPIURL: true },
  hooks: {
    beforeOperation: [refuseUnknownGlobalFields, strictGlobalInput, oneSaveAtATime],
    beforeChange: [
      async ({ data, originalDoc, req }) => {
        const isUnknown = data.timeZone != null && !isTimeZone(data.timeZone)
        refuseFields([
          isUnknown ? { path: 'timeZone', code: 'notAnOption' } : null,
          refuseLikelyWeight(data.likelyWeight),
          ...DAY_SETTINGS.map((path) => {
            const code = refuseFollowUpDays(data[path])
            return code && { path, code }
          }),
          ...refuseApprovalLimits(data.approvalLimits),
          ...refuseTaxRates(data.taxRates),
          ...refuseBanks(data.companyProfile?.banks),
          ...refuseMailTexts(data.quotationMails, originalDoc?.quotationMails),
        ])
        const before = (originalDoc ?? {}) as Record<string, unknown>
        await guardApprovalRules(req, { before, after: { ...before, ...data } })
        return data
      },
    ],
  },
  fields: [
    {
      name: 'defaultCurrency',
      type: 'select',
      required: true,
      defaultValue: 'TRY',
      label: label('settings.fields.defaultCurrency'),
      options: options('currencies', CURRENCIES),
    },
    ...rateFields,
    taxRatesField,
    { name: 'siteTitle', type: 'text', maxLength: 120, label: label('settings.fields.siteTitle') },
    {
      name: 'siteDescription',
      type: 'textarea',
      maxLength: 500,
      label: label('settings.fields.siteDescription'),
    },
    companyProfile,
    textByLanguage('tenderTerms'),
    // The privacy notice for customers on the page of an offer (KVKK, article 10).
    textByLanguage('privacyNotice'),
    {
      name: 'timeZone',
      type: 'text',
      defaultValue: DEFAULT_TIME_ZONE,
      label: label('settings.fields.timeZone'),
    },
    // In lira: a count difference above this value must be counted again.
    decimalField({
      name: 'recountValue',
      isNotNegative: true,
      kind: 'amount',
      label: label('settings.fields.recountValue'),
    }),
    // In percent: the share of the quantities in sent tenders that counts as demand when orders are
    // planned.
    decimalField({
      name: 'likelyWeight',
      kind: 'percent',
      label: label('settings.fields.likelyWeight'),
    }),
    // In days, 0 for never: the time without a response after which the owner is to follow up an
    // offer, and the time before its last day at which the customer is reminded.
    ...DAY_SETTINGS.map((name) =>
      decimalField({
        name,
        isNotNegative: true,
        kind: 'quantity',
        label: label(`settings.fields.${name}`),
      }),
    ),
    {
      name: 'fourEyes',
      type: 'checkbox',
      defaultValue: false,
      label: label('settings.fields.fourEyes'),
    },
    {
      name: 'approveBeforeSending',
      type: 'checkbox',
      defaultValue: false,
      label: label('settings.fields.approveBeforeSending'),
    },
    quotationMails,
    {
      name: 'approvalLimits',
      type: 'array',
      maxRows: MAX_APPROVAL_LIMITS,
      label: label('settings.fields.approvalLimits'),
      fields: [
        {
          name: 'role',
          type: 'relationship',
          relationTo: 'roles',
          required: true,
          label: label('users.fields.role'),
        },
        decimalField({
          name: 'maxTotalBase',
          kind: 'amount',
          label: label('settings.approvalLimits.maxTotalBase'),
        }),
        decimalField({
          name: 'maxDiscount',
          kind: 'percent',
          label: label('settings.approvalLimits.maxDiscount'),
        }),
      ],
    },
  ],
}

/** The one row of settings; `/settings`. */
export const Settings: GlobalConfig = { ...settings, fields: mapFields(settings.fields, narrowed) }
