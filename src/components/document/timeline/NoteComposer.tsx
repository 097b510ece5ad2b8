'use client'

import { IconNote, IconPhone, IconSquareCheck } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

import { Button } from '@/components/ui/controls/Button'
import { classNames } from '@/components/ui/classNames'
import { Card } from '@/components/ui/layout/Card'
import { useAttempt } from '@/components/ui/requests/useAttempt'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useT } from '@/components/ui/useT'
import type { Mentioned } from '@/domain/notes/mentions'
import { NOTE_KINDS, type NoteKind } from '@/domain/notes/notes'
import type { TimelineSheet } from '@/present/timeline/timelineItem'

import { EMPTY_DRAFT, NoteForm, type NoteDraft } from './NoteForm'
import { TodoForm } from './TodoForm'
import styles from './timeline.module.css'

/** The button that opens the composer; a URL with this hash opens it as well. */
export const NOTE_OPENER = 'write-note'

const ICONS = { note: IconNote, call: IconPhone }

/** `todo` is the typed draft of an action. */
type Kept = NoteDraft & { kind: NoteKind; todo: string }
const NOTHING: Kept = { ...EMPTY_DRAFT, kind: 'note', todo: '' }

/** The draft stored under a key; empty if storage is unavailable or contains something else. */
const readKept = (key: string): Kept => {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<
      Record<keyof Kept, unknown>
    >
    const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
    return {
      kind: NOTE_KINDS.find((kind) => kind === kept.kind) ?? 'note',
      todo: textOf(kept.todo),
      text: textOf(kept.text),
      outcome: textOf(kept.outcome),
      minutes: textOf(kept.minutes),
      people: Array.isArray(kept.people) ? kept.people.filter(isMentioned) : [],
    }
  } catch {
    return NOTHING
  }
}

const isMentioned = (value: Partial<Mentioned> | null): value is Mentioned =>
  Number.isInteger(value?.id) && typeof value?.name === 'string'

const keep = (key: string, { kind, ...draft }: Kept) => {
  try {
    const isEmpty = Object.values(draft).every((value) => value.length === 0)
    if (isEmpty) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ kind, ...draft }))
  } catch {
    // Storage unavailable: the draft lives as long as the page.
  }
}

type Props = Pick<
  TimelineSheet,
  'subject' | 'document' | 'person' | 'mayWrite' | 'mayPlan' | 'today'
>

/**
 * Composer for a note, a call or an action on a record. Drafts are stored on this device, by user
 * and record. On a phone it is opened by a button.
 */
export const NoteComposer = (props: Props) => {
  const { subject, document, person, mayWrite, mayPlan, today } = props
  const t = useT()
  const router = useRouter()
  const attempt = useAttempt()
  const { notifySuccess } = useNotify()
  const key = `bo-note-${person}-${subject}-${document}`
  const [kept, setKept] = useState(NOTHING)
  // Counts openings: each one focuses the text.
  const [opened, setOpened] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    setIsOpen(true)
    setOpened((count) => count + 1)
  }
  const close = () => setIsOpen(false)
  useEffect(() => {
    if (location.hash === `#${NOTE_OPENER}`) open()
  }, [])
  // The server does not know drafts: they appear after hydration.
  useEffect(() => setKept((typed) => (typed.text || typed.todo ? typed : readKept(key))), [key])
  const change = (next: Kept) => {
    setKept(next)
    keep(key, next)
  }
  const { kind } = kept
  const [isPlanning, setPlanning] = useState(!mayWrite)

  return (
    <Card className={styles.composer}>
      <div className={styles.opener} data-open={isOpen || undefined}>
        <Button
          block
          icon={<IconNote aria-hidden="true" size={18} />}
          id={NOTE_OPENER}
          tone="secondary"
          onClick={open}
        >
          {t('timeline.write')}
        </Button>
      </div>
      <div className={styles.writing} data-open={isOpen || undefined}>
        <div
          aria-label={t('timeline.write')}
          className={classNames('ui-filters', styles.chips)}
          role="group"
        >
          {(mayWrite ? NOTE_KINDS : []).map((one) => {
            const KindIcon = ICONS[one]
            return (
              <button
                key={one}
                aria-pressed={one === kind && !isPlanning}
                className="ui-filter"
                type="button"
                onClick={() => {
                  setPlanning(false)
                  change({ ...kept, kind: one })
                }}
              >
                <KindIcon aria-hidden="true" size={18} />
                {t(`notes.kinds.${one}`)}
              </button>
            )
          })}
          {mayPlan && (
            <button
              aria-pressed={isPlanning}
              className="ui-filter"
              type="button"
              onClick={() => setPlanning(true)}
            >
              <IconSquareCheck aria-hidden="true" size={18} />
              {t('todos.singular')}
            </button>
          )}
        </div>
        {isPlanning ? (
          <TodoForm
            document={document}
            person={person}
            subject={subject}
            title={kept.todo}
            today={today}
            onTitle={(todo) => change({ ...kept, todo })}
            onCancel={isOpen ? close : undefined}
            onDone={close}
          />
        ) : (
          <NoteForm
            key={`${kind}-${opened}`}
            autoFocus={isOpen}
            subject={subject}
            draft={kept}
            kind={kind}
            send={async (body) => {
              const outcome = await attempt('/api/notes?depth=0', {
                body: { subject, document, kind, ...body },
              })
              if (outcome.ok) {
                change({ ...NOTHING, kind, todo: kept.todo })
                close()
                notifySuccess(t('timeline.saved'))
                router.refresh()
              }
              return outcome
            }}
            onCancel={isOpen ? close : undefined}
            onChange={(draft) => change({ ...kept, ...draft })}
          />
        )}
      </div>
    </Card>
  )
}
