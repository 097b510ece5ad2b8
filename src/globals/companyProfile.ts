import type { Field, FieldHook, GroupField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { banksAfterSave, MAX_BANKS, normalizeMersis } from '@/domain/settings/companyAccounts'
import { CURRENCIES } from '@/domain/shared/currency'
import { normalizeIban } from '@/domain/shared/iban'
import { refuseFields } from '@/domain/shared/refusal'
import {
  unlessKept,
  validIban,
  validMersis,
  validPhone,
  validTaxNumber,
  validUrl,
} from '@/fields/validators'
import { label, options } from '@/i18n/label'

/** A required IBAN. */
const validRequiredIban: TextFieldSingleValidation = (value, given) =>
  value ? validIban(value, given) : text(value, given)

/** Texts printed on a quotation are checked when they are written. */
const company = (
  name: 'name' | 'address' | 'phone' | 'email' | 'website' | 'taxOffice' | 'taxNumber' | 'mersisNo',
  validate?: TextFieldSingleValidation,
) =>
  ({
    name,
    type: 'text',
    maxLength: 500,
    label: label(`settings.companyProfile.${name}`),
    ...(validate && { validate: unlessKept(validate) }),
  }) as const

/** Converts a number that may be typed with blanks to its stored form. */
const normalized =
  (normalize: (text: string) => string): FieldHook =>
  ({ value }) =>
    typeof value === 'string' ? normalize(value) : value

type Bank = { iban?: string | null }

/** Bank accounts; earlier programs read and write the first one as `iban`. */
const bankFields: Field[] = [
  {
    name: 'banks',
    type: 'array',
    maxRows: MAX_BANKS,
    label: label('settings.companyProfile.banks'),
    hooks: {
      beforeValidate: [
        ({ value, siblingData, previousSiblingDoc }) => {
          if (value !== undefined && value !== null && !Array.isArray(value)) return value
          const { iban }: { iban?: unknown } = siblingData
          const before: Bank[] = previousSiblingDoc?.banks ?? []
          const saved = banksAfterSave({ sent: { banks: (value as Bank[]) ?? [], iban }, before })
          if ('refusal' in saved) refuseFields([saved.refusal])
          return 'banks' in saved ? saved.banks : value
        },
      ],
    },
    fields: [
      {
        name: 'bank',
        type: 'text',
        maxLength: 120,
        label: label('settings.banks.bank'),
      },
      {
        name: 'holder',
        type: 'text',
        maxLength: 200,
        label: label('settings.banks.holder'),
      },
      {
        name: 'iban',
        type: 'text',
        required: true,
        maxLength: 100,
        label: label('settings.companyProfile.iban'),
        validate: unlessKept(validRequiredIban),
        hooks: { beforeValidate: [normalized(normalizeIban)] },
      },
      {
        name: 'currency',
        type: 'select',
        label: label('settings.banks.currency'),
        options: options('currencies', CURRENCIES),
      },
    ],
  },
  {
    name: 'iban',
    type: 'text',
    virtual: true,
    maxLength: 100,
    label: label('settings.companyProfile.iban'),
    hooks: {
      afterRead: [
        ({ siblingData }) => (siblingData.banks as Bank[] | undefined)?.[0]?.iban ?? null,
      ],
    },
  },
]

/** The company profile as printed on documents. */
export const companyProfile: GroupField = {
  name: 'companyProfile',
  type: 'group',
  label: label('settings.fields.companyProfile'),
  fields: [
    company('name'),
    company('address'),
    company('phone', validPhone),
    company('email'),
    company('website', validUrl),
    company('taxOffice'),
    company('taxNumber', validTaxNumber),
    {
      ...company('mersisNo', validMersis),
      hooks: { beforeValidate: [normalized(normalizeMersis)] },
    },
    ...bankFields,
    {
      name: 'logo',
      type: 'upload',
      relationTo: 'media',
      label: label('settings.companyProfile.logo'),
    },
  ],
}
