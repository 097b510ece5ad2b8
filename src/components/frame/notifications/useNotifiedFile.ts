'use client'

import { useCallback } from 'react'

import { saveFile } from '@/components/ui/requests/saveFile'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useT } from '@/components/ui/useT'

/** Whether the link of a notification leads to a file of the API, not to a page. */
export const isFileLink = (link: string): boolean => link.startsWith('/api/')

/**
 * Downloads the file of a notification; a refusal is shown instead of saved.
 * @returns a function of the link; it resolves to true once the server answered, also with a refusal
 */
export const useNotifiedFile = () => {
  const t = useT()
  const { notifySuccess, notifyFailure } = useNotify()
  return useCallback(
    async (link: string): Promise<boolean> => {
      const outcome = await saveFile(link)
      if (outcome.ok) notifySuccess(outcome.data)
      else notifyFailure(outcome.message ?? t('common.connectionFailed'))
      return outcome.status !== 0
    },
    [t, notifySuccess, notifyFailure],
  )
}
