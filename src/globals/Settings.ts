import type { GlobalConfig } from 'payload'
import { anyOf } from '@/access/collectionAccess'
import { CURRENCIES } from '@/domain/shared/currency'
import { DEFAULT_TIME_ZONE, isTimeZone } from '@/domain/shared/day'
import { refuseFields } from '@/domain/shared/refusal'
import { strictGlobalInput } from '@/hooks/strictInput'
import { label, options } from '@/i18n/label'

const company = (
  name: 'name' | 'address' | 'phone' | 'email' | 'taxOffice' | 'taxNumber' | 'iban',
) =>
  ({
    name,
    type: 'text',
    maxLength: 500,
    label: label(`settings.companyProfile.${name}`),
  }) as const

/** The one row of settings; `/settings`. */
export const Settings: GlobalConfig = {
  slug: 'settings',
  label: label('nav.settings'),
  access: { read: anyOf(['read', 'settings']), update: anyOf(['write', 'settings']) },
  lockDocuments: false,
  admin: { hideAPIURL: true },
  hooks: {
    beforeOperation: [strictGlobalInput],
    beforeChange: [
      ({ data }) => {
        const isUnknown = data.timeZone != null && !isTimeZone(data.timeZone)
        refuseFields([isUnknown ? { path: 'timeZone', code: 'notAnOption' } : null])
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
    { name: 'siteTitle', type: 'text', maxLength: 120, label: label('settings.fields.siteTitle') },
    {
      name: 'siteDescription',
      type: 'textarea',
      maxLength: 500,
      label: label('settings.fields.siteDescription'),
    },
    {
      name: 'companyProfile',
      type: 'group',
      label: label('settings.fields.companyProfile'),
      fields: [
        company('name'),
        company('address'),
        company('phone'),
        company('email'),
        company('taxOffice'),
        company('taxNumber'),
        company('iban'),
      ],
    },
    {
      name: 'tenderTerms',
      type: 'textarea',
      maxLength: 10000,
      label: label('settings.fields.tenderTerms'),
    },
    {
      name: 'timeZone',
      type: 'text',
      defaultValue: DEFAULT_TIME_ZONE,
      label: label('settings.fields.timeZone'),
    },
    {
      name: 'fourEyes',
      type: 'checkbox',
      defaultValue: false,
      label: label('settings.fields.fourEyes'),
    },
  ],
}
