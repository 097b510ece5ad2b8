'use client'

import { Card } from '@/components/ui/layout/Card'
import { Chip } from '@/components/ui/layout/Chip'
import { useWords } from '@/components/ui/useWords'
import { daysBetween } from '@/domain/shared/day'
import { whatToDo, type TodoItem } from '@/present/timeline/timelineItem'

import styles from './timeline.module.css'
import { TodoHandling } from './TodoHandling'

/** The due date of an action: red with the days overdue, amber today. */
export const DueChip = ({
  due,
  time,
  today,
}: Pick<TodoItem, 'due' | 'time'> & { today: string }) => {
  const { t, format } = useWords()
  const late = daysBetween({ from: due, to: today })
  if (late > 0) return <Chip tone="error">{t('todo.late', { n: late })}</Chip>
  if (late === 0)
    return (
      <Chip tone="warning">
        {t('todo.today')} {time && <bdi dir="ltr">{time}</bdi>}
      </Chip>
    )
  return (
    <time className="text-soft" dateTime={due}>
      {format.day(due)} {time && <bdi dir="ltr">{time}</bdi>}
    </time>
  )
}

type Props = { todos: readonly TodoItem[]; today: string; mayPlan: boolean }

/** The open actions of a record, above its timeline. */
export const OpenTodos = ({ todos, today, mayPlan }: Props) => {
  const { t } = useWords()
  if (todos.length === 0) return null
  return (
    <Card title={t('todo.open')}>
      <ul className={styles.rows}>
        {todos.map((todo) => (
          <li key={todo.id} className={styles.todo}>
            <div className={styles.line}>
              <span className={styles.sentence}>
                <bdi>{todo.title ?? `#${todo.id}`}</bdi>
              </span>
              <span className="text-soft">{whatToDo(todo, t)}</span>
              <DueChip due={todo.due} time={todo.time} today={today} />
              {todo.owner && <bdi className="text-soft">{todo.owner}</bdi>}
            </div>
            {todo.mayHandle && <TodoHandling mayPlan={mayPlan} todo={todo} today={today} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}
