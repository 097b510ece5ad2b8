'use client'

import { useState } from 'react'

import { entityOf } from '@/catalog'
import { choiceName, choiceOf, type Choice } from '@/catalog/choices'
import { useAttempt } from '../../ui/requests/useAttempt'
import { useNotify } from '../../ui/requests/useNotify'
import { useT } from '@/components/ui/useT'
import type { Id } from '@/domain/shared/idOf'

import type { AskedField } from './askedFields'

type Values = Readonly<Record<string, unknown>>
type Errors = Readonly<Record<string, string>>

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

type Begun = {
  slug: string
  fields: readonly AskedField[]
  /** The typed text: the name of the record. */
  named: string
  /** Relations of the outer form, as likely defaults. */
  around: Readonly<Record<string, Id>>
}

const begun = ({ slug, fields, named, around }: Begun): Values => ({
  ...Object.fromEntries(
    fields.flatMap((field) =>
      'defaultValue' in field && typeof field.defaultValue === 'string'
        ? [[field.name, field.defaultValue]]
        : [],
    ),
  ),
  ...Object.fromEntries(fields.flatMap(({ name }) => (around[name] ? [[name, around[name]]] : []))),
  ...(named && { [entityOf(slug)?.title ?? 'name']: named }),
})

/** The values of a short form, and creating a record from them. */
export const useMaking = (
  args: Begun & { fixed: Readonly<Record<string, Id>>; onMade: (choice: Choice) => void },
) => {
  const { slug, fields, fixed, onMade } = args
  const t = useT()
  const { notifySuccess } = useNotify()
  const [values, setValues] = useState(() => begun(args))
  const [errors, setErrors] = useState<Errors>({})
  const [message, setMessage] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = useAttempt()

  const change = (name: string, value: unknown) => {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([at]) => at !== name)))
  }

  const make = async () => {
    if (isBusy) return
    const missing = fields.filter(
      ({ name, required }) => required && !(name in fixed) && isEmpty(values[name]),
    )
    setMessage(null)
    setErrors(Object.fromEntries(missing.map(({ name }) => [name, t('refusals.required')])))
    if (missing.length > 0) return
    const filled = Object.entries(values).filter(([, value]) => !isEmpty(value))
    const body = { ...Object.fromEntries(filled), ...fixed }
    setBusy(true)
    const answer = await send<{ doc: Choice }>(`/api/${slug}`, { body })
    setBusy(false)
    if (!answer.ok) {
      const shown = fields.filter(({ name }) => name in answer.fields)
      setErrors(answer.fields)
      if (shown.length === 0) setMessage(answer.message ?? t('common.connectionFailed'))
      return
    }
    const choice = choiceOf(answer.data.doc)
    notifySuccess(t('document.createdLine', { name: choiceName(slug, choice) }))
    onMade(choice)
  }

  return { values, change, errors, message, isBusy, make }
}
