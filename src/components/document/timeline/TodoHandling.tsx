'use client'

import { IconClockPause } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'

import { DayDialog, DoneDialog, OwnerDialog } from '@/components/frame/todos/TodoDialogs'
import { useTodoSteps } from '@/components/frame/todos/useTodoSteps'
import { Button } from '@/components/ui/controls/Button'
import { Menu, MenuItem } from '@/components/ui/overlay/Menu'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useWords } from '@/components/ui/useWords'
import { nextMonday } from '@/domain/actions/actions'
import { addDays } from '@/domain/shared/day'
import type { TodoItem } from '@/present/timeline/timelineItem'

import styles from './timeline.module.css'

type Props = { todo: TodoItem; today: string; mayPlan: boolean }

/**
 * Buttons to finish an action, snooze it to tomorrow, next Monday or a day, or assign it to another
 * user.
 */
export const TodoHandling = ({ todo, today, mayPlan }: Props) => {
  const { t } = useWords()
  const router = useRouter()
  const [isRefreshing, startRefresh] = useTransition()
  const { step, snooze } = useTodoSteps(todo.id, () => startRefresh(() => router.refresh()))
  const { notifyFailure } = useNotify()
  const [asked, setAsked] = useState<'done' | 'day' | 'owner' | null>(null)
  const name = todo.title ?? ''
  const close = () => setAsked(null)

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
