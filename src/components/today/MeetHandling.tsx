'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'

import { Button } from '@/components/ui/controls/Button'
import { callApi } from '@/components/ui/requests/api'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useWords } from '@/components/ui/useWords'
import type { MeetStatus } from '@/domain/meets/meetStatus'

type Props = {
  id: number
  /** Names the meeting in the notice. */
  title: string
  /** The `updatedAt` of the meeting as shown. */
  version: string
}

/**
 * Marks a meeting as held, with an undo, and reads the page again. Refused if the meeting has changed
 * since it was shown, for example when it was cancelled.
 */
export const MeetHandling = ({ id, title, version }: Props) => {
  const { t } = useWords()
  const router = useRouter()
  const { notifyUndo, notifySuccess, notifyFailure } = useNotify()
  const [isSending, setSending] = useState(false)
  const [isRefreshing, startRefresh] = useTransition()
  const change = async (
    status: MeetStatus,
    startedFrom: string | undefined,
    onDone: (next: string | undefined) => void,
  ) => {
    setSending(true)
    const answer = await callApi<{ doc: { updatedAt?: string } }>(`/api/meets/${id}?depth=0`, {
      method: 'PATCH',
      body: { status },
      startedFrom,
    })
    setSending(false)
    startRefresh(() => router.refresh())
    if (!answer.ok) return void notifyFailure(answer.message ?? t('common.connectionFailed'))
    onDone(answer.data.doc.updatedAt)
  }
  const noticeOf = (status: MeetStatus) =>
    t('today.meetNotice', { name: title, status: t(`meets.statuses.${status}`) })
  const takeBack = (from: string | undefined) =>
    void change('planned', from, () => notifySuccess(noticeOf('planned')))
  const hold = () =>
    void change('held', version, (next) => notifyUndo(noticeOf('held'), () => takeBack(next)))
  return (
    <Button busy={isSending || isRefreshing} size="small" tone="soft" onClick={hold}>
      {t('today.hold')}
    </Button>
  )
}
