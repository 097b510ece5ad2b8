'use client'

import { useForm } from '@payloadcms/ui'
import { useCallback } from 'react'

import type { RecordAfterCommand } from '@/components/frame/commands/postCommand'

/** What commands write into a record, and the time that tells a save whether it is up to date. */
const STATE_FIELDS = [
  'status',
  'number',
  'isApproved',
  'approvedBy',
  'approvedAt',
  'isInvoiced',
  'invoiceNumber',
  'invoicedAt',
  'reason',
  'remainingQuantity',
  'updatedAt',
] as const

/** Puts the new state of a record into its form at once; the rest of the page follows. */
export const useShownState = () => {
  const { dispatchFields, getFields } = useForm()
  return useCallback(
    (doc: RecordAfterCommand) => {
      const known = getFields()
      for (const path of STATE_FIELDS) {
        if (path in known && path in doc) dispatchFields({ type: 'UPDATE', path, value: doc[path] })
      }
    },
    [dispatchFields, getFields],
  )
}
