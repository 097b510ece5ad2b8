'use client'

import { useFormFields } from '@payloadcms/ui'

/** Whether a moment of the record in this form is a day without a time: its field names a checkbox. */
export const useIsWholeDay = ({ admin }: { admin?: unknown }): boolean => {
  const { custom } = (admin ?? {}) as { custom?: { wholeDay?: string } }
  const checkbox = custom?.wholeDay
  return useFormFields(([fields]) => checkbox !== undefined && fields[checkbox]?.value === true)
}
