'use client'

import { useFormFields } from '@payloadcms/ui'

import type { MoneyTerms } from './unitOf'

/** Currency and discount type of the record in this form. */
export const useMoneyTerms = (): MoneyTerms => ({
  currency: useFormFields(([fields]) => (fields.currency ?? fields.currencyType)?.value),
  discountType: useFormFields(([fields]) => fields.discountType?.value),
})
