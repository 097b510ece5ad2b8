import { IconChecks } from '@tabler/icons-react'
import Link from 'next/link'
import type { QueueId } from '@/domain/today/queues'
import { daysBetween } from '@/domain/shared/day'
import { createCalendarWords } from '@/i18n/calendarWords'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import type { MessageKey } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import type { TodayQueue, TodayRow, TodaySheet } from '@/present/today/todaySheet'
import { CommandBar } from '../frame/commands/CommandBar'
import { Chip } from '../ui/layout/Chip'
import { EmptyState } from '../ui/layout/EmptyState'
import { PageHeader } from '../ui/layout/PageHeader'
import styles from './today.module.css'
import { TodayKeys } from './TodayKeys'

const LABELS: Readonly<Record<QueueId, MessageKey>> = {
  approvals: 'today.queues.approvals',
  accepted: 'today.queues.accepted',
  meetsToday: 'today.queues.meetsToday',
  meetsOpen: 'today.queues.meetsOpen',
  expiring: 'today.queues.expiring',
  drafts: 'today.queues.drafts',
  deliver: 'today.queues.deliver',
  offered: 'today.queues.offered',
  invoice: 'today.queues.invoice',
  stuck: 'today.queues.stuck',
}

const wordsOf = (locale: Locale, { today, timeZone }: TodaySheet) => ({
  t: createTranslator(locale),
  format: createFormatters(locale),
  today,
  timeZone,
})
type Words = ReturnType<typeof wordsOf>

/** A last day, by how near it is. */
const LastDay = ({ day, words: { t, format, today } }: { day: string; words: Words }) => {
  const left = daysBetween({ from: today, to: day })
  return left >= 0 && left <= 3 ? (
    <Chip tone="warning">{t('tenders.validity.daysLeft', { n: left })}</Chip>
  ) : (
    <time dateTime={day}>{format.day(day)}</time>
  )
}

const Row = ({ row, words }: { row: TodayRow; words: Words }) => {
  const { format, timeZone } = words
  const { href, title, code, customer, amount, day, moment, commands } = row
  return (
    <li className={styles.row} data-today-row="">
      <span className={styles.text}>
        {href ? (
          <Link className={styles.title} href={href} prefetch={false}>
            <bdi>{title}</bdi>
          </Link>
        ) : (
          <span className={styles.title} tabIndex={-1}>
            <bdi>{title}</bdi>
          </span>
        )}
        <span className={styles.subtitle}>
          {code && <bdi dir="ltr">{code}</bdi>}
          {code && customer && ' · '}
          {customer && <bdi>{customer}</bdi>}
        </span>
      </span>
      <span className={styles.facts}>
        {amount && (
          <bdi className={styles.amount} dir="ltr">
            {amount.currency
              ? format.money(amount.value, amount.currency)
              : format.quantity(amount.value)}
          </bdi>
        )}
        {day && <LastDay day={day} words={words} />}
        {moment && (
          <time dateTime={moment} dir="ltr">
            {format.dateTime(moment, timeZone)}
          </time>
        )}
      </span>
      {commands && (
        <span className={styles.commands}>
          <CommandBar
            id={commands.id}
            offers={commands.offers}
            recordName={title}
            slug={commands.slug}
          />
        </span>
      )}
    </li>
  )
}

const Queue = ({ queue, words }: { queue: TodayQueue; words: Words }) => {
  const { t, format } = words
  const id = `today-${queue.id}`
  return (
    <section aria-labelledby={id} className={`ui-card ${styles.queue}`} data-today-queue="">
      <header className={styles.header}>
        <h2 className={styles.name} id={id} tabIndex={-1}>
          {t(LABELS[queue.id])}
        </h2>
        <Chip icon={<></>}>{format.count(queue.total)}</Chip>
        {queue.href && (
          <Link
            aria-describedby={id}
            className={`text-link ${styles.all}`}
            href={queue.href}
            prefetch={false}
          >
            {t('actions.seeAllCount', { n: format.count(queue.total) })}
          </Link>
        )}
      </header>
      <ul className={styles.rows}>
        {queue.rows.map((row) => (
          <Row key={row.id} row={row} words={words} />
        ))}
      </ul>
    </section>
  )
}

/** Whose work is shown; both are pages of their own address. */
const Whose = ({ isTeam, words: { t } }: { isTeam: boolean; words: Words }) => (
  <nav aria-label={t('today.whose')} className={styles.whose}>
    {(['mine', 'team'] as const).map((whose) => (
      <Link
        key={whose}
        aria-current={isTeam === (whose === 'team') ? 'true' : undefined}
        className={styles.choice}
        href={whose === 'team' ? '?team=1' : '?'}
        prefetch={false}
      >
        {t(whose === 'team' ? 'today.team' : 'today.mine')}
      </Link>
    ))}
  </nav>
)

type Props = { sheet: TodaySheet; locale: Locale }

/** What there is to do today: queues of what waits, by the rights of whoever looks. */
export const TodayPage = ({ sheet, locale }: Props) => {
  const words = wordsOf(locale, sheet)
  const { t, format, today } = words
  const full = sheet.queues.filter(({ rows }) => rows.length > 0)
  const empty = sheet.queues.filter(({ rows }) => rows.length === 0)
  const list = new Intl.ListFormat(locale)
  return (
    <div className="ui-page">
      <PageHeader
        actions={sheet.mayChooseTeam && <Whose isTeam={sheet.isTeam} words={words} />}
        description={<time dateTime={today}>{createCalendarWords(locale).longDay(today)}</time>}
        title={t('today.title')}
      />
      <TodayKeys />
      {full.length > 1 && (
        <nav aria-label={t('today.title')} className={styles.chips}>
          {full.map(({ id, total }) => (
            <a key={id} className={styles.chip} href={`#today-${id}`}>
              {t(LABELS[id])} <b>{format.count(total)}</b>
            </a>
          ))}
        </nav>
      )}
      {full.length === 0 && (
        <EmptyState
          icon={<IconChecks size={26} />}
          text={t(sheet.queues.length > 0 ? 'today.doneText' : 'today.nothingText')}
          title={t('today.done')}
        />
      )}
      {full.map((queue) => (
        <Queue key={queue.id} queue={queue} words={words} />
      ))}
      {full.length > 0 && empty.length > 0 && (
        <p className={styles.empty}>
          {t('today.empty', { queues: list.format(empty.map(({ id }) => t(LABELS[id]))) })}
        </p>
      )}
    </div>
  )
}
