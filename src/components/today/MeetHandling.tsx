'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'

import { Button } from '@/components/ui/controls/Button'
import { useAttempt } from '@/components/ui/requests/useAttempt'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useWords } from '@/components/ui/useWords'
import type { MeetStatus } from '@/domain/meets/meetStatus'

/** Marks a meeting as held, with an undo, and reads the page again. */
export const MeetHandling = ({ id }: { id: number }) => {
  const { t } = useWords()
  const router = useRouter()
  const attempt = useAttempt()
  const { notifyUndo, notifySuccess, notifyFailure } = useNotify()
  const [isRefreshing, startRefresh] = useTransition()
  const change = async (status: MeetStatus, onDone: () => void) => {
    const answer = await attempt(`/api/meets/${id}`, { method: 'PATCH', body: { status } })
    if (!answer.ok) return void notifyFailure(answer.message ?? t('common.connectionFailed'))
    onDone()
    startRefresh(() => router.refresh())
  }
  const takeBack = () => void change('planned', () => notifySuccess(t('meets.statuses.planned')))
  const hold = () =>
    void change('held', () => notifyUndo(t('meets.statuses.held'), () => takeBack()))
  return (
    <Button busy={isRefreshing} size="small" tone="soft" onClick={hold}>
      {t('today.hold')}
    </Button>
  )
}
