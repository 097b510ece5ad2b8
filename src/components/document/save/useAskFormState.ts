'use client'

import { useDocumentInfo, useServerFunctions } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useCallback } from 'react'

import { ownRows, withoutRows, withRows } from './ownRows'

type Wanted = {
  /** Values to fill a form with, or `formState`: the current form. */
  data?: object
  formState?: FormState
  /** False if the form is already rendered and only its state is needed. */
  renderAllFields: boolean
  skipValidation: boolean
  signal?: AbortSignal
}

/** Requests the form state of this record from the server; `null` when there was no response. */
export const useAskFormState = () => {
  const info = useDocumentInfo()
  const { id, collectionSlug, docPermissions, docConfig, getDocPreferences } = info
  const { getFormState } = useServerFunctions()

  return useCallback(
    async (wanted: Wanted): Promise<FormState | null> => {
      const names = docConfig ? ownRows(docConfig.fields) : []
      const { data, formState } = wanted
      try {
        const { state } = await getFormState({
          ...wanted,
          ...(data && { data: withoutRows(data, names) }),
          ...(formState && { formState: withoutRows(formState, names) }),
          id,
          collectionSlug,
          docPermissions: docPermissions!,
          docPreferences: await getDocPreferences(),
          operation: id ? 'update' : 'create',
          schemaPath: collectionSlug ?? '',
        } as Parameters<typeof getFormState>[0])
        return state ? withRows({ state: state as FormState, names, data }) : null
      } catch {
        return null
      }
    },
    [id, collectionSlug, docPermissions, docConfig, getDocPreferences, getFormState],
  )
}
