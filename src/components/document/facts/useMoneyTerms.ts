'use client'

import { useFormFields } from '@payloadcms/ui'

import type { MoneyTerms } from './unitOf'

/** What the record in this form says about its money. */
export const useMoneyTerms = (): MoneyTerms => ({
  currency: useFormFields(([fields]) => (fields.currency ?? fields.currencyType)?.value),
  discountType: useFormFields(([fields]) => fields.discountType?.value),
})
