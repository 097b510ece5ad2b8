'use client'

import { useCallback, useEffect, useState } from 'react'
import { callApi } from '../../ui/requests/api'
import type { Id } from '@/domain/shared/idOf'
import type { TenderAnswer, TenderSend } from '@/present/tenders/tenderSheet'

const listOf = (slug: string, tender: Id) =>
  `/api/${slug}?where[tender][equals]=${tender}&limit=100&depth=0&sort=-id`

type Log = { sends: TenderSend[]; answers: TenderAnswer[] }

/**
 * The sends of a tender and their answers, newest first.
 * @param moment when the tender was last changed: sending changes it too
 * @returns null while loading; `hasFailed` on failure
 */
export const useSends = (tender: Id | undefined, moment: unknown) => {
  const [log, setLog] = useState<Log | null>(
    tender === undefined ? { sends: [], answers: [] } : null,
  )
  const [hasFailed, setFailed] = useState(false)
  const reload = useCallback(async () => {
    if (tender === undefined) return
    const [sends, answers] = await Promise.all([
      callApi<{ docs: TenderSend[] }>(listOf('tender-sends', tender)),
      callApi<{ docs: TenderAnswer[] }>(listOf('tender-answers', tender)),
    ])
    setFailed(!sends.ok || !answers.ok)
    if (sends.ok && answers.ok) setLog({ sends: sends.data.docs, answers: answers.data.docs })
  }, [tender])
  useEffect(() => {
    void reload()
  }, [reload, moment])
  return { log, hasFailed, reload }
}
