'use client'

import { getTranslation } from '@payloadcms/translations'
import { useDocumentInfo, useFormFields, useFormSubmitted, useTranslation } from '@payloadcms/ui'
import type { StaticLabel } from 'payload'
import { useMemo } from 'react'

import { useT } from '@/components/ui/useT'

import { nameOfField } from './fieldNames'
import type { Outcome } from './save/sendDocument'

export type Problem = { path: string; name: string; message: string }

/**
 * What is wrong with the form now, field by field, in the order of the server's answer: a field
 * that was mended since then is left out.
 */
export const useProblems = (outcome: Outcome | null): Problem[] => {
  const { docConfig } = useDocumentInfo()
  const { i18n } = useTranslation()
  const isSubmitted = useFormSubmitted()
  const t = useT()
  // A text, so that the page is drawn again only when the problems change.
  const known = useFormFields(([fields]) =>
    JSON.stringify(
      Object.entries(fields)
        .filter(([, field]) => field.valid === false && field.passesCondition !== false)
        .map(([path, field]) => [path, field.errorMessage ?? '']),
    ),
  )

  return useMemo(() => {
    if (!isSubmitted || !docConfig) return []
    const inForm = new Map(JSON.parse(known) as [string, string][])
    const answered = outcome?.kind === 'refused' ? outcome.fields : []
    const isTop = (path: string) =>
      docConfig.fields.some((field) => 'name' in field && field.name === path)
    const kept = answered.filter(
      ({ path }) => inForm.has(path) || (!isTop(path) && path.includes('.')),
    )
    const said = new Set(kept.map(({ path }) => path))
    const more = [...inForm].flatMap(([path, message]) =>
      said.has(path) || !message ? [] : [{ path, message }],
    )
    const account = {
      email: t('auth.email'),
      password: t('auth.newPassword'),
      'confirm-password': t('auth.confirmPassword'),
      file: t('actions.uploadFile'),
    }
    const say = (label: StaticLabel) => String(getTranslation(label as never, i18n))
    return [...kept, ...more].map(({ path, message }) => ({
      path,
      message,
      name: nameOfField({ fields: docConfig.fields, path, say, account }),
    }))
  }, [isSubmitted, docConfig, known, outcome, i18n, t])
}
