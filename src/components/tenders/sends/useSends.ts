'use client'

import { useCallback, useEffect, useState } from 'react'
import { callApi } from '../../ui/requests/api'
import type { Id } from '@/domain/shared/idOf'
import type { ChosenLine } from '@/domain/tenders/choices/acceptedChoice'
import type { AnswerKind, Delivery } from '@/domain/tenders/sending/sends'
import type { Locale } from '@/i18n/locales'

/** What was sent, as far as its reader may see it. */
export type Send = {
  id: number
  createdAt: string
  language: Locale
  subject?: string
  recipients?: string | null
  delivery: Delivery
  deliveryReason?: string | null
  expiresAt?: string | null
  revokedAt?: string | null
  openedAt?: string | null
  filename?: string | null
}

/** What a customer said of it. */
export type Answer = {
  id: number
  send: number
  kind: AnswerKind
  name: string
  text?: string | null
  createdAt: string
  address?: string | null
  /** Of an acceptance. */
  chosen?: ChosenLine[] | null
  total?: number | null
  currency?: string | null
  /** Drawn beside the typed name. */
  signature?: unknown
}

const listOf = (slug: string, tender: Id) =>
  `/api/${slug}?where[tender][equals]=${tender}&limit=100&depth=0&sort=-id`

type Log = { sends: Send[]; answers: Answer[] }

/**
 * The sends of a tender and what was answered, newest first.
 * @param moment when the tender was last changed: sending changes it too
 * @returns null until they are known; `hasFailed` when they could not be read
 */
export const useSends = (tender: Id | undefined, moment: unknown) => {
  const [log, setLog] = useState<Log | null>(
    tender === undefined ? { sends: [], answers: [] } : null,
  )
  const [hasFailed, setFailed] = useState(false)
  const reload = useCallback(async () => {
    if (tender === undefined) return
    const [sends, answers] = await Promise.all([
      callApi<{ docs: Send[] }>(listOf('tender-sends', tender)),
      callApi<{ docs: Answer[] }>(listOf('tender-answers', tender)),
    ])
    setFailed(!sends.ok || !answers.ok)
    if (sends.ok && answers.ok) setLog({ sends: sends.data.docs, answers: answers.data.docs })
  }, [tender])
  useEffect(() => {
    void reload()
  }, [reload, moment])
  return { log, hasFailed, reload }
}
