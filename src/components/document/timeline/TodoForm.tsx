'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { usePeopleAt } from '@/components/frame/commands/inputs/usePeople'
import { TODO_FIELDS, TodoFields, type TodoDraft } from '@/components/frame/todos/TodoFields'
import { useAttempt } from '@/components/ui/requests/useAttempt'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useT } from '@/components/ui/useT'
import { proposedNext } from '@/domain/actions/actions'
import { sentDay } from '@/present/record/unread'
import type { TimelineSheet } from '@/present/timeline/timelineItem'

import { WritingForm } from './WritingForm'

type Props = Pick<TimelineSheet, 'subject' | 'document' | 'person' | 'today'> & {
  /** The typed title so far. */
  title: string
  onTitle: (title: string) => void
  onDone: () => void
  onCancel?: () => void
}

/** Form for a new action on a record. */
export const TodoForm = (props: Props) => {
  const { subject, document, person, today, title, onTitle, onDone, onCancel } = props
  const t = useT()
  const router = useRouter()
  const attempt = useAttempt()
  const { notifySuccess } = useNotify()
  const people = usePeopleAt(`/api/actions/owners?subject=${subject}`) ?? []
  const [typed, setTyped] = useState<Partial<TodoDraft>>({})
  const { kind = 'call' } = typed
  const draft: TodoDraft = {
    ...{ title, kind },
    due: typed.due === undefined ? proposedNext(kind, today) : typed.due,
    owner: typed.owner ?? String(person ?? ''),
  }

  const send = async () => {
    const { due, owner } = draft
    const outcome = await attempt('/api/actions?depth=0', {
      body: {
        ...{ subject, document, kind, title },
        due: sentDay(due),
        ...(owner && { owner: Number(owner) }),
      },
    })
    if (outcome.ok) {
      onTitle('')
      setTyped((kept) => ({ ...kept, due: undefined }))
      onDone()
      notifySuccess(t('todo.saved'))
      router.refresh()
    }
    return outcome
  }
  return (
    <WritingForm names={TODO_FIELDS} send={send} onCancel={onCancel}>
      {(errors) => (
        <TodoFields
          draft={draft}
          errors={errors}
          people={people}
          today={today}
          onChange={({ title: words, ...change }) => {
            if (words !== undefined) onTitle(words)
            setTyped((kept) => ({ ...kept, ...change }))
          }}
        />
      )}
    </WritingForm>
  )
}
