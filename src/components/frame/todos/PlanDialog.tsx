'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

import { ConfirmDialog } from '@/components/ui/overlay/ConfirmDialog'
import { Field } from '@/components/ui/inputs/Field'
import { Select } from '@/components/ui/inputs/Select'
import { callApi } from '@/components/ui/requests/api'
import { useAttempt } from '@/components/ui/requests/useAttempt'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useT } from '@/components/ui/useT'
import { daysOffered, MAX_ACTION_TITLE } from '@/domain/actions/actions'
import { withoutMarks } from '@/domain/shared/text/typedText'
import type { Translator } from '@/i18n/messages'
import { sentDay } from '@/present/record/unread'
import type { Planning, PlanningTarget } from '@/present/timeline/planning'

import { TODO_FIELDS, TodoFields, type TodoDraft } from './TodoFields'
import styles from './todos.module.css'

/** The record that is followed up. */
export type Followed = { slug: string; id: number | string }

/** The suggested title, in the reader's language, with the name of the record. */
const proposedTitle = ({ title }: Planning, t: Translator): string => {
  // It will be stored: direction marks are only for display.
  const words = (name: string) => withoutMarks(t('todo.followUpOf', { name }))
  if (title === null) return ''
  const over = words(title).length - MAX_ACTION_TITLE
  return over > 0 ? words(title.slice(0, -over)) : words(title)
}

const keyOf = ({ subject, document }: PlanningTarget) => `${subject}/${document}`

type FormProps = { planning: Planning; onClose: () => void }

/** The form, once the possible subjects of the action are loaded. */
const PlanForm = ({ planning, onClose }: FormProps) => {
  const t = useT()
  const router = useRouter()
  const attempt = useAttempt()
  const { notifySuccess } = useNotify()
  const { targets, today, person } = planning
  const [chosen, setChosen] = useState(targets[0])
  const [draft, setDraft] = useState<TodoDraft>(() => ({
    title: proposedTitle(planning, t),
    kind: 'call',
    due: daysOffered(today)[0].day,
    owner: '',
  }))
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const { people = [] } = chosen ?? {}
  // Another record may have other readers: an owner who may not read it is deselected.
  const owner = people.some(({ id }) => String(id) === draft.owner)
    ? draft.owner
    : String(person ?? '')

  const send = async () => {
    if (!chosen) return
    const { subject, document } = chosen
    const { title, kind, due } = draft
    const outcome = await attempt('/api/actions?depth=0', {
      body: {
        ...{ subject, document, kind, title, due: sentDay(due) },
        ...(owner && { owner: Number(owner) }),
      },
    })
    if (outcome.ok) {
      notifySuccess(t('todo.saved'))
      router.refresh()
      return
    }
    setErrors(outcome.fields)
    const [path] = Object.keys(outcome.fields)
    const isAtField = TODO_FIELDS.some((name) => name === path)
    const said = isAtField || !path ? outcome.message : outcome.fields[path]
    return said ?? t('common.connectionFailed')
  }
  return (
    <ConfirmDialog
      open
      blockedReason={chosen ? undefined : t('todo.noTarget')}
      confirmLabel={t('actions.save')}
      title={t('todo.plan')}
      onClose={onClose}
      onConfirm={send}
    >
      {chosen && (
        <div className={styles.fields}>
          <TodoFields
            draft={{ ...draft, owner }}
            errors={errors}
            isTitleProposed={draft.title === proposedTitle(planning, t)}
            people={people}
            today={today}
            onChange={(change) => setDraft({ ...draft, ...change })}
          />
          {targets.length > 1 ? (
            <Field label={t('todo.about')}>
              {(input) => (
                <Select
                  {...input}
                  options={targets.map((target) => ({
                    value: keyOf(target),
                    label: target.name ?? t(`notes.subjects.${target.subject}`),
                  }))}
                  value={keyOf(chosen)}
                  onChange={(key) =>
                    setChosen(targets.find((target) => keyOf(target) === key) ?? chosen)
                  }
                />
              )}
            </Field>
          ) : (
            chosen.name && (
              <p className="text-soft">
                {t(`notes.subjects.${chosen.subject}`)}: <bdi>{chosen.name}</bdi>
              </p>
            )
          )}
        </div>
      )}
    </ConfirmDialog>
  )
}

/** Plans an action on a record, or on the records of a meeting. */
export const PlanDialog = ({ slug, id, onClose }: Followed & { onClose: () => void }) => {
  const t = useT()
  const { notifyFailure } = useNotify()
  const [planning, setPlanning] = useState<Planning | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    const query = new URLSearchParams({ subject: slug, document: String(id) })
    void callApi<Planning>(`/api/actions/planning?${query}`, { signal: abort.signal }).then(
      (answer) => {
        if (abort.signal.aborted) return
        if (answer.ok) return setPlanning(answer.data)
        notifyFailure(answer.message ?? t('common.connectionFailed'))
        onClose()
      },
    )
    return () => abort.abort()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each record
  }, [slug, id])
  return planning && <PlanForm planning={planning} onClose={onClose} />
}
