'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useCallback } from 'react'

import type { RecordAfterCommand } from '@/components/frame/commands/postCommand'
import { useAskFormState } from '../save/useAskFormState'

/** Fills the form of a record anew, with what a command wrote into it. */
export const useShownContent = () => {
  const { replaceState, setModified } = useForm()
  const { setData } = useDocumentInfo()
  const ask = useAskFormState()
  return useCallback(
    async (doc: RecordAfterCommand) => {
      setData(doc)
      const state = await ask({ data: doc, renderAllFields: false, skipValidation: true })
      if (state) replaceState(state)
      setModified(false)
    },
    [ask, replaceState, setData, setModified],
  )
}
