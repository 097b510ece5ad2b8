'use client'

import { addDays } from '@/domain/shared/day'
import { DayDialog, DoneDialog } from './TodoDialogs'
import { useTodoSteps } from './useTodoSteps'

type Props = {
  asked: 'done' | 'snooze'
  id: number
  title: string
  /** The company's day. */
  today: string
  /** A follow-up can be created for the completed action. */
  mayPlan: boolean
  onClose: () => void
  /** Shows the new state of the action. */
  onDone: () => void
}

/** The dialog that ends an action, or snoozes it to a day. */
export const TodoQuestion = ({ asked, id, title, today, mayPlan, onClose, onDone }: Props) => {
  const { step, snooze } = useTodoSteps(id, onDone)
  const todo = { title }
  return asked === 'done' ? (
    <DoneDialog mayPlan={mayPlan} step={step} today={today} todo={todo} onClose={onClose} />
  ) : (
    <DayDialog offered={addDays(today, 1)} snooze={snooze} todo={todo} onClose={onClose} />
  )
}
