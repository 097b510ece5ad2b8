import {
  IconArrowBackUp,
  IconCheck,
  IconCircleX,
  IconEye,
  IconFilePlus,
  IconGitBranch,
  IconHeartHandshake,
  IconLink,
  IconMessageQuestion,
  IconPencil,
  IconReceipt,
  IconRubberStamp,
  IconSend,
  IconTruckDelivery,
  type Icon,
} from '@tabler/icons-react'
import Link from 'next/link'

import { deliveryNoteHref } from '@/catalog/deliveryNote'
import { paths } from '@/catalog/paths'
import { classNames } from '@/components/ui/classNames'
import { Card } from '@/components/ui/layout/Card'
import { Chip } from '@/components/ui/layout/Chip'
import { EmptyState } from '@/components/ui/layout/EmptyState'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import type { MessageKey, Translator } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import type { TimelineEvent, TimelineKind } from '@/present/tenders/tenderSheet'

import styles from './tenderPage.module.css'

type Tone = 'primary' | 'success' | 'error' | null

const LOOKS: Readonly<Record<TimelineKind, readonly [icon: Icon, tone: Tone]>> = {
  created: [IconFilePlus, null],
  asked: [IconRubberStamp, 'primary'],
  approved: [IconCheck, 'success'],
  sent: [IconSend, 'primary'],
  linked: [IconLink, 'primary'],
  opened: [IconEye, 'primary'],
  accepted: [IconHeartHandshake, 'success'],
  declined: [IconCircleX, 'error'],
  question: [IconMessageQuestion, 'primary'],
  delivered: [IconTruckDelivery, 'success'],
  invoiced: [IconReceipt, 'success'],
  revised: [IconGitBranch, null],
  changed: [IconPencil, null],
  command: [IconArrowBackUp, null],
}

/** What happened, in words. */
const sentenceOf = ({ kind, who, what, of }: TimelineEvent, t: Translator): string => {
  if (kind === 'command')
    return t('audit.sentence', {
      who: who ?? t('audit.system'),
      what: t(`audit.what.${what}` as MessageKey),
    })
  if (kind === 'asked' && !what) return t('tenders.timeline.askedSomebody')
  if (kind === 'invoiced' && what) return t('tenders.timeline.invoicedAs', { what })
  return t(`tenders.timeline.${kind}`, { what: what ?? '', n: of ?? 0 })
}

/** What the sentence of an event does not say yet, with the page that shows it. */
const Beside = ({ event, tender, t }: { event: TimelineEvent; tender: number; t: Translator }) => {
  const { kind, what, of } = event
  if (kind === 'sent' && what)
    return (
      <bdi className="text-soft" dir="ltr">
        {what}
      </bdi>
    )
  if (kind === 'delivered' && of !== null)
    return (
      <Link className="text-link" href={deliveryNoteHref(tender, of)} prefetch={false}>
        {t('deliveries.showNote')}
      </Link>
    )
  if (kind === 'revised' && of !== null)
    return (
      <Link className="text-link" href={paths.tenderView(of)} prefetch={false}>
        <bdi dir="ltr">{what ?? `#${of}`}</bdi>
      </Link>
    )
  return null
}

type Props = {
  tender: number
  events: readonly TimelineEvent[]
  locale: Locale
  timeZone: string
}

/** What happened to a tender, newest first, a heading for each day. */
export const TenderTimeline = ({ tender, events, locale, timeZone }: Props) => {
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  if (events.length === 0)
    return (
      <Card>
        <EmptyState title={t('tenders.timeline.empty')} />
      </Card>
    )
  const days = [...new Set(events.map(({ at }) => format.dayAt(at, timeZone)))]
  return (
    <Card className={styles.timeline}>
      {days.map((day) => (
        <section key={day} className={styles.day}>
          <h2 className={styles.dayHead}>
            <bdi dir="ltr">{day}</bdi>
          </h2>
          <ol className={styles.events}>
            {events
              .filter(({ at }) => format.dayAt(at, timeZone) === day)
              .map((event, place) => {
                const [EventIcon, tone] = LOOKS[event.kind]
                const { kind, who, text, isTakenBack } = event
                return (
                  <li key={place} className={styles.event}>
                    <span
                      aria-hidden="true"
                      className={classNames('ui-tile ui-tile--small', tone && `ui-tile--${tone}`)}
                    >
                      <EventIcon size={18} />
                    </span>
                    <div className={styles.eventText}>
                      <p>
                        <span className={styles.sentence}>{sentenceOf(event, t)}</span>
                        {who && kind !== 'command' && <bdi className="text-soft">{who}</bdi>}
                        <Beside event={event} t={t} tender={tender} />
                        {isTakenBack && (
                          <Chip tone="neutral">
                            {t(
                              kind === 'delivered'
                                ? 'deliveries.takenBack'
                                : 'tenders.timeline.revokedLink',
                            )}
                          </Chip>
                        )}
                      </p>
                      {text && <p className={styles.words}>{text}</p>}
                    </div>
                    <time className={styles.at} dateTime={event.at} dir="ltr">
                      {format.time(event.at, timeZone)}
                    </time>
                  </li>
                )
              })}
          </ol>
        </section>
      ))}
    </Card>
  )
}
