'use client'

import { useFormFields } from '@payloadcms/ui'

/**
 * Whether a date-time of the record in this form is an all-day one: its field names the checkbox.
 */
export const useIsWholeDay = ({ admin }: { admin?: unknown }): boolean => {
  const { custom } = (admin ?? {}) as { custom?: { wholeDay?: string } }
  const checkbox = custom?.wholeDay
  return useFormFields(([fields]) => checkbox !== undefined && fields[checkbox]?.value === true)
}
