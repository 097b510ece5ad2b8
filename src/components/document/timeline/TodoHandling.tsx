'use client'

import { IconClockPause } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'

import { Button } from '@/components/ui/controls/Button'
import { Menu, MenuItem } from '@/components/ui/overlay/Menu'
import { useAttempt } from '@/components/ui/requests/useAttempt'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useWords } from '@/components/ui/useWords'
import { nextMonday } from '@/domain/actions/actions'
import { addDays } from '@/domain/shared/day'
import type { TodoItem } from '@/present/timeline/timelineItem'

import styles from './timeline.module.css'
import { DayDialog, DoneDialog, OwnerDialog, type Snooze, type Step } from './TodoDialogs'

/** Takes the steps of an action, and refreshes the page after each. */
const useStep = (id: number): { step: Step; isRefreshing: boolean } => {
  const { t } = useWords()
  const router = useRouter()
  const attempt = useAttempt()
  const [isRefreshing, startRefresh] = useTransition()
  const step: Step = async (name, body) => {
    const answer = await attempt(`/api/actions/${id}/${name}`, { body })
    if (answer.ok) {
      startRefresh(() => router.refresh())
      return null
    }
    const [first] = Object.values(answer.fields ?? {})
    return first ?? answer.message ?? t('common.connectionFailed')
  }
  return { step, isRefreshing }
}

type Props = { todo: TodoItem; today: string; mayPlan: boolean }

/**
 * Buttons to finish an action, snooze it to tomorrow, next Monday or a day, or assign it to another
 * user.
 */
export const TodoHandling = ({ todo, today, mayPlan }: Props) => {
  const { t, format } = useWords()
  const { step, isRefreshing } = useStep(todo.id)
  const { notifySuccess, notifyFailure } = useNotify()
  const [asked, setAsked] = useState<'done' | 'day' | 'owner' | null>(null)
  const name = todo.title ?? ''
  const close = () => setAsked(null)

  const snooze: Snooze = async (until) => {
    const refusal = await step('snooze', { until })
    if (refusal === null) notifySuccess(t('todo.snoozed', { day: format.day(until) }))
    return refusal
  }
  const snoozeTo = (until: string) =>
    void snooze(until).then((refusal) => {
      if (refusal) notifyFailure(refusal)
    })
  return (
    <span className={styles.handling}>
      <Button busy={isRefreshing} size="small" tone="soft" onClick={() => setAsked('done')}>
        {t('todo.done')}
      </Button>
      <Menu
        trigger={
          <button
            aria-label={`${t('todo.snooze')}: ${name}`}
            className="ui-button ui-button--ghost ui-button--small"
            data-today-snooze=""
            type="button"
          >
            <IconClockPause aria-hidden="true" size={18} />
          </button>
        }
      >
        <MenuItem onClick={() => snoozeTo(addDays(today, 1))}>{t('todo.tomorrow')}</MenuItem>
        <MenuItem onClick={() => snoozeTo(nextMonday(today))}>{t('todo.monday')}</MenuItem>
        <MenuItem onClick={() => setAsked('day')}>{t('todo.day')}</MenuItem>
        {todo.subject && (
          <MenuItem onClick={() => setAsked('owner')}>{t('todo.giveAway')}</MenuItem>
        )}
      </Menu>
      {asked === 'done' && (
        <DoneDialog mayPlan={mayPlan} step={step} todo={todo} today={today} onClose={close} />
      )}
      {asked === 'day' && <DayDialog snooze={snooze} todo={todo} onClose={close} />}
      {asked === 'owner' && todo.subject && (
        <OwnerDialog step={step} subject={todo.subject} todo={todo} onClose={close} />
      )}
    </span>
  )
}
