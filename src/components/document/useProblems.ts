'use client'

import { useDocumentInfo, useFormFields, useFormSubmitted } from '@payloadcms/ui'
import { useMemo } from 'react'

import { useT } from '@/components/ui/useT'
import type { MessageKey } from '@/i18n/messages'

import { nameOfField } from './fieldNames'
import { isMended, openProblems, type AnsweredProblem } from './save/answeredProblems'
import type { Outcome } from './save/sendDocument'
import { useSay } from './useSay'

export type Problem = { path: string; name: string; message: string }

const NONE: readonly AnsweredProblem[] = []

/** Whether all invalid fields of the last save were changed since. */
export const useIsMended = (outcome: Outcome | null): boolean => {
  const answered = outcome?.kind === 'refused' ? outcome.fields : NONE
  return useFormFields(([fields]) => isMended(fields, answered))
}

/**
 * The current errors of the form, in the order of the server's response; fields changed since then
 * are left out.
 */
export const useProblems = (outcome: Outcome | null): Problem[] => {
  const { docConfig } = useDocumentInfo()
  const say = useSay()
  const isSubmitted = useFormSubmitted()
  const t = useT()
  const answered = outcome?.kind === 'refused' ? outcome.fields : NONE
  // A string: re-renders only when the errors change.
  const open = useFormFields(([fields]) => JSON.stringify(openProblems(fields, answered)))

  return useMemo(() => {
    if (!isSubmitted || !docConfig) return []
    const account = {
      email: t('auth.email'),
      password: t('auth.newPassword'),
      'confirm-password': t('auth.confirmPassword'),
      file: t('actions.uploadFile'),
    }
    const labelOfCell = (words: string, cell: string) => t(`${words}.fields.${cell}` as MessageKey)
    return (JSON.parse(open) as Omit<Problem, 'name'>[]).map((one) => ({
      ...one,
      name: nameOfField({ fields: docConfig.fields, path: one.path, say, labelOfCell, account }),
    }))
  }, [isSubmitted, docConfig, open, say, t])
}
