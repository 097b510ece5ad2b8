'use client'

import { DayInput } from '@/components/ui/calendar/DayInput'
import { Field } from '@/components/ui/inputs/Field'
import { Select } from '@/components/ui/inputs/Select'
import { TextInput } from '@/components/ui/inputs/TextInput'
import { useWords } from '@/components/ui/useWords'
import {
  ACTION_KINDS,
  daysOffered,
  MAX_ACTION_TITLE,
  type ActionKind,
} from '@/domain/actions/actions'
import type { DayValue } from '@/present/record/unread'

import styles from './todos.module.css'

export const TODO_FIELDS = ['title', 'kind', 'due', 'owner'] as const

/** The draft of an action. */
export type TodoDraft = { title: string; kind: ActionKind; due: DayValue; owner: string }

type Props = {
  draft: TodoDraft
  errors: Partial<Record<(typeof TODO_FIELDS)[number], string>>
  /** The title is a suggestion: typing replaces it, Enter keeps it. */
  isTitleProposed?: boolean
  /** Selectable owners. */
  people: readonly { id: number; name: string }[]
  /** The company's day. */
  today: string
  onChange: (change: Partial<TodoDraft>) => void
}

/** The fields of an action: title, due day, kind and owner. */
export const TodoFields = (props: Props) => {
  const { draft, errors, isTitleProposed = false, people, today, onChange } = props
  const { t, format } = useWords()
  const { title, kind, due, owner } = draft
  return (
    <div className={styles.fields}>
      <Field required error={errors.title} label={t('todos.fields.title')}>
        {(input) => (
          <TextInput
            {...input}
            autoFocus
            maxLength={MAX_ACTION_TITLE}
            value={title}
            onFocus={(event) => isTitleProposed && event.currentTarget.select()}
            onChange={(event) => onChange({ title: event.currentTarget.value })}
          />
        )}
      </Field>
      <div className={styles.when}>
        <Field error={errors.due} label={t('todos.fields.due')}>
          {(input) => (
            <DayInput
              {...input}
              label={t('todos.fields.due')}
              value={due}
              onChange={(day) => onChange({ due: day })}
            />
          )}
        </Field>
        <div aria-label={t('todo.days')} className={styles.days} role="group">
          {daysOffered(today).map(({ name, day }) => (
            <button
              key={name}
              aria-pressed={day === due}
              className="ui-filter"
              title={format.day(day)}
              type="button"
              onClick={() => onChange({ due: day })}
            >
              {t(`todo.${name}`)}
            </button>
          ))}
        </div>
      </div>
      <div className={styles.beside}>
        <Field error={errors.kind} label={t('todos.fields.kind')}>
          {(input) => (
            <Select
              {...input}
              options={ACTION_KINDS.map((value) => ({ value, label: t(`todos.kinds.${value}`) }))}
              value={kind}
              onChange={(value) => onChange({ kind: value })}
            />
          )}
        </Field>
        {people.length > 1 && (
          <Field error={errors.owner} label={t('todos.fields.owner')}>
            {(input) => (
              <Select
                {...input}
                options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
                value={owner}
                onChange={(value) => onChange({ owner: value })}
              />
            )}
          </Field>
        )}
      </div>
    </div>
  )
}
