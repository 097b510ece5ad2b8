'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useCallback } from 'react'

import type { RecordAfterCommand } from '@/components/frame/commands/postCommand'

import { flatFields } from '../flatFields'

/**
 * Puts what a command changed into the form of its record at once: every field that no client may
 * write, and the time that tells a save whether it is up to date. The rest of the page follows.
 */
export const useShownState = () => {
  const { dispatchFields, getFields } = useForm()
  const { docConfig } = useDocumentInfo()
  return useCallback(
    (doc: RecordAfterCommand) => {
      const known = getFields()
      // No client writes these, so nothing that is typed is lost.
      const written = flatFields(docConfig?.fields ?? []).filter(
        ({ field }) => field.admin?.readOnly,
      )
      for (const path of [...written.map((one) => one.path), 'updatedAt']) {
        if (path in known && path in doc) dispatchFields({ type: 'UPDATE', path, value: doc[path] })
      }
    },
    [dispatchFields, getFields, docConfig],
  )
}
