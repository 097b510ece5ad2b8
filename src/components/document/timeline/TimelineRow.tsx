'use client'

import {
  IconArrowMerge,
  IconArrowsSplit2,
  IconCalendarEvent,
  IconCheck,
  IconCircleX,
  IconEye,
  IconHeartHandshake,
  IconHistory,
  IconMessageQuestion,
  IconNote,
  IconPaperclip,
  IconPencil,
  IconPhone,
  IconReceipt,
  IconSend,
  IconSquareCheck,
  IconTrash,
  IconTruckDelivery,
  type Icon,
} from '@tabler/icons-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { deliveryNoteHref } from '@/catalog/deliveryNote'
import { classNames } from '@/components/ui/classNames'
import { Chip } from '@/components/ui/layout/Chip'
import { FormattedText } from '@/components/ui/layout/FormattedText'
import { DeleteQuestion } from '@/components/ui/overlay/DeleteQuestion'
import { MenuItem } from '@/components/ui/overlay/Menu'
import { MoreMenu } from '@/components/ui/overlay/MoreMenu'
import { callApi } from '@/components/ui/requests/api'
import { useWords } from '@/components/ui/useWords'
import type { MessageKey, Translator } from '@/i18n/messages'
import type { TimelineItem } from '@/present/timeline/timelineItem'

import { NoteForm } from './NoteForm'
import styles from './timeline.module.css'

type Tone = 'primary' | 'success' | 'error' | null

const LOOKS: Readonly<Record<TimelineItem['kind'], readonly [icon: Icon, tone: Tone]>> = {
  meeting: [IconCalendarEvent, 'primary'],
  note: [IconNote, null],
  call: [IconPhone, null],
  send: [IconSend, 'primary'],
  opened: [IconEye, 'primary'],
  accepted: [IconHeartHandshake, 'success'],
  declined: [IconCircleX, 'error'],
  asked: [IconMessageQuestion, 'primary'],
  approved: [IconCheck, 'success'],
  invoice: [IconReceipt, 'success'],
  delivery: [IconTruckDelivery, 'success'],
  file: [IconPaperclip, null],
  action: [IconSquareCheck, 'success'],
  merged: [IconArrowMerge, null],
  split: [IconArrowsSplit2, null],
  step: [IconHistory, null],
}

/** The event of a row in words. */
const sentenceOf = ({ kind, detail }: TimelineItem, t: Translator): string => {
  const what = detail ?? ''
  if (kind === 'step') return what
  if (kind === 'send') return t(`tenders.timeline.${detail ? 'sent' : 'linked'}`)
  if (kind === 'meeting' && detail) return t('timeline.invited')
  if (kind === 'action' && detail) return t('timeline.didAction', { what })
  if (kind === 'asked') return t('tenders.timeline.question', { what })
  if (kind === 'delivery') return t('tenders.timeline.delivered', { n: what })
  if (kind === 'invoice')
    return t(detail ? 'tenders.timeline.invoicedAs' : 'tenders.timeline.invoiced', { what })
  if (kind === 'approved' || kind === 'opened') return t(`tenders.timeline.${kind}`)
  if (kind === 'accepted' || kind === 'declined') return t(`tenders.timeline.${kind}`, { what })
  if ((kind === 'merged' || kind === 'split') && detail)
    return t(`timeline.merges.${kind}`, { what })
  return t(`timeline.kinds.${kind}`)
}

const stateOf = ({ kind, state }: TimelineItem): MessageKey | null => {
  if (!state) return null
  return (kind === 'meeting' ? `meets.statuses.${state}` : `notes.outcomes.${state}`) as MessageKey
}

/** Details that the text does not contain, with further links. */
const Beside = ({ item, isOwn, t }: { item: TimelineItem; isOwn: boolean; t: Translator }) => {
  const { kind, href, name, detail, document, subject, minutes, actor, editedAt, isTakenBack } =
    item
  const { format } = useWords()
  const state = stateOf(item)
  const called = name ?? t('timeline.openRecord')
  return (
    <>
      {state && <Chip tone="neutral">{t(state)}</Chip>}
      {minutes !== null && (
        <span className="text-soft">{t('timeline.minutes', { n: format.count(minutes) })}</span>
      )}
      {(kind === 'send' || kind === 'meeting' || kind === 'file') && detail && (
        <bdi className="text-soft" dir={kind === 'file' ? undefined : 'ltr'}>
          {detail}
        </bdi>
      )}
      {!isOwn && href && (
        <Link className="text-link" href={href} prefetch={false}>
          <bdi>{called}</bdi>
        </Link>
      )}
      {!isOwn && !href && name && <bdi>{name}</bdi>}
      {kind === 'delivery' && subject === 'tenders' && detail && (
        <Link
          className="text-link"
          href={deliveryNoteHref(document, Number(detail))}
          prefetch={false}
        >
          {t('deliveries.showNote')}
        </Link>
      )}
      {actor && <bdi className="text-soft">{actor}</bdi>}
      {editedAt && <span className="text-soft">{t('timeline.edited')}</span>}
      {isTakenBack && (
        <Chip tone="neutral">
          {t(kind === 'delivery' ? 'deliveries.takenBack' : 'tenders.timeline.revokedLink')}
        </Chip>
      )}
    </>
  )
}

/** The edit form of a note, for its author. */
const Editing = ({ item, onDone }: { item: TimelineItem; onDone: () => void }) => {
  const router = useRouter()
  const { note, version, text, people, state, minutes } = item
  const [draft, setDraft] = useState({
    text: text ?? '',
    people,
    outcome: state ?? '',
    minutes: minutes === null ? '' : String(minutes),
  })
  return (
    <NoteForm
      autoFocus
      draft={draft}
      subject={item.subject === 'meets' ? 'companies' : item.subject}
      kind={item.kind === 'call' ? 'call' : 'note'}
      send={async (body) => {
        const outcome = await callApi(`/api/notes/${note}?depth=0`, {
          method: 'PATCH',
          body,
          startedFrom: version ?? undefined,
        })
        if (outcome.ok) {
          onDone()
          router.refresh()
        }
        return outcome
      }}
      onCancel={onDone}
      onChange={setDraft}
    />
  )
}

type Props = {
  item: TimelineItem
  /** It belongs directly to this timeline's record. */
  isOwn: boolean
  timeZone: string
}

/** A row of the timeline with the reader's actions. */
export const TimelineRow = ({ item, isOwn, timeZone }: Props) => {
  const { t, format } = useWords()
  const router = useRouter()
  const [isEditing, setIsEditing] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const [KindIcon, tone] = LOOKS[item.kind]
  const { at, isAllDay, body, note, text, version, mayDelete } = item
  const sentence = sentenceOf(item, t)
  const mayEdit = version !== null && text !== null
  return (
    <li className={styles.row} data-kind={item.kind}>
      <span
        aria-hidden="true"
        className={classNames('ui-tile ui-tile--small', tone && `ui-tile--${tone}`)}
      >
        <KindIcon size={18} />
      </span>
      <div className={styles.line}>
        <span className={styles.sentence}>{sentence}</span>
        <Beside isOwn={isOwn} item={item} t={t} />
      </div>
      <div className={styles.end}>
        <time className={styles.at} dateTime={at} dir="ltr">
          {isAllDay ? t('meets.fields.allDay') : format.time(at, timeZone)}
        </time>
        {(mayEdit || mayDelete) && (
          <MoreMenu size="small">
            {mayEdit && (
              <MenuItem
                icon={<IconPencil aria-hidden="true" size={18} />}
                onClick={() => setIsEditing(true)}
              >
                {t('actions.edit')}
              </MenuItem>
            )}
            {mayDelete && (
              <MenuItem
                icon={<IconTrash aria-hidden="true" size={18} />}
                onClick={() => setIsDeleting(true)}
              >
                {t('actions.delete')}
              </MenuItem>
            )}
          </MoreMenu>
        )}
      </div>
      {isEditing ? (
        <div className={styles.body}>
          <Editing item={item} onDone={() => setIsEditing(false)} />
        </div>
      ) : (
        body && (
          <div className={classNames(styles.body, styles.words)}>
            <FormattedText html={body} />
          </div>
        )
      )}
      {note !== null && (
        <DeleteQuestion
          id={note}
          name={sentence}
          open={isDeleting}
          slug="notes"
          onClose={() => setIsDeleting(false)}
          onDeleted={() => {
            setIsDeleting(false)
            router.refresh()
          }}
        />
      )}
    </li>
  )
}
