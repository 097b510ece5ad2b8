import { IconChecks } from '@tabler/icons-react'
import Link from 'next/link'
import { cappedCount } from '@/domain/shared/cappedCount'
import { dayOf } from '@/domain/shared/day'
import { daysLeft, EXPIRING_DAYS } from '@/domain/tenders/validity'
import { createCalendarWords } from '@/i18n/calendarWords'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { unitWord } from '@/i18n/unitWord'
import { whatToDo } from '@/present/timeline/timelineItem'
import type { TodayQueue, TodayRow, TodaySheet } from '@/present/today/todaySheet'
import { DueChip } from '../document/timeline/OpenTodos'
import { TodoHandling } from '../document/timeline/TodoHandling'
import { CommandBar } from '../frame/commands/CommandBar'
import { classNames } from '../ui/classNames'
import { Chip } from '../ui/layout/Chip'
import { EmptyState } from '../ui/layout/EmptyState'
import { PageHeader } from '../ui/layout/PageHeader'
import styles from './today.module.css'
import { MeetHandling } from './MeetHandling'
import { TodayKeys } from './TodayKeys'

const wordsOf = (locale: Locale, { today, timeZone, mayPlan }: TodaySheet) => ({
  t: createTranslator(locale),
  format: createFormatters(locale),
  today,
  timeZone,
  mayPlan,
})
type Words = ReturnType<typeof wordsOf>

/** An amount of money, or a quantity with its unit. */
const Amount = ({
  amount,
  words: { t, format },
}: {
  amount: NonNullable<TodayRow['amount']>
  words: Words
}) => (
  <span className={styles.amount}>
    {'currency' in amount ? (
      <bdi dir="ltr">{format.money(amount.value, amount.currency)}</bdi>
    ) : (
      <>
        <bdi dir="ltr">{format.quantity(amount.value)}</bdi>{' '}
        {unitWord(t, amount.unit, amount.value)}
      </>
    )}
  </span>
)

/** The last day of a sent tender; the days left once it is near. */
const LastDay = ({ day, words: { t, format, today } }: { day: string; words: Words }) => {
  const left = daysLeft({ validUntil: day, today })
  return left >= 0 && left <= EXPIRING_DAYS ? (
    <Chip tone="warning">{t('tenders.validity.daysLeft', { n: left })}</Chip>
  ) : (
    <time dateTime={day}>{format.day(day)}</time>
  )
}

/** Start of a meeting: its time if today, no time if all-day. */
const whenOf = (
  moment: string,
  isAllDay: boolean,
  { t, format, timeZone, today }: Words,
): string => {
  const isToday = dayOf({ instant: moment, timeZone }) === today
  if (isAllDay) return isToday ? t('meets.fields.allDay') : format.dayAt(moment, timeZone)
  return isToday ? format.time(moment, timeZone) : format.dateTime(moment, timeZone)
}

const Row = ({ row, words }: { row: TodayRow; words: Words }) => {
  const { t, today, mayPlan } = words
  const { href, title, code, customer, amount, day, moment, isAllDay, todo, commands } = row
  const { id, version, onBehalfOf } = row
  const kind = todo && whatToDo(todo, t)
  return (
    <li className={styles.row} data-today-row="">
      <span className={styles.text}>
        {href ? (
          <Link className={classNames('one-line', styles.title)} href={href} prefetch={false}>
            <bdi>{title}</bdi>
          </Link>
        ) : (
          <span className={classNames('one-line', styles.title)} tabIndex={-1}>
            <bdi>{title}</bdi>
          </span>
        )}
        <span className={classNames('one-line', styles.subtitle)}>
          {code && <bdi dir="ltr">{code}</bdi>}
          {kind}
          {(code || kind) && customer && ' · '}
          {customer && <bdi>{customer}</bdi>}
          {onBehalfOf && ` · ${t('today.onBehalfOf', { name: onBehalfOf })}`}
        </span>
      </span>
      <span className={styles.facts}>
        {amount && <Amount amount={amount} words={words} />}
        {todo?.owner && <bdi className="text-soft">{todo.owner}</bdi>}
        {todo && <DueChip due={todo.due} time={todo.time} today={today} />}
        {day && <LastDay day={day} words={words} />}
        {moment && (
          <time dateTime={moment} dir="ltr">
            {whenOf(moment, isAllDay, words)}
          </time>
        )}
      </span>
      {todo?.mayHandle && (
        <span className={styles.commands}>
          <TodoHandling mayPlan={mayPlan} today={today} todo={todo} />
        </span>
      )}
      {version !== null && (
        <span className={styles.commands}>
          <MeetHandling id={id} title={title} version={version} />
        </span>
      )}
      {commands && (
        <span className={styles.commands}>
          <CommandBar
            isRow
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
  const { t } = words
  const id = `today-${queue.id}`
  return (
    <section aria-labelledby={id} className={`ui-card ${styles.queue}`} data-today-queue={queue.id}>
      <header className={styles.header}>
        <h2 className={styles.name} id={id} tabIndex={-1}>
          {t(`today.queues.${queue.id}`)}
        </h2>
        <Chip icon={<></>}>
          <bdi dir="ltr">{cappedCount(queue.total)}</bdi>
        </Chip>
        {queue.href && (
          <Link
            aria-describedby={id}
            className={`text-link ${styles.all}`}
            href={queue.href}
            prefetch={false}
          >
            {t('actions.seeAll')}
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

/** Upcoming rows, shown to users without anything left to do today. */
const Next = ({ rows, words }: { rows: readonly TodayRow[]; words: Words }) => (
  <section aria-labelledby="today-next" className={`ui-card ${styles.queue}`}>
    <header className={styles.header}>
      <h2 className={styles.name} id="today-next">
        {words.t('today.next')}
      </h2>
    </header>
    <ul className={styles.rows}>
      {rows.map((row) => (
        <Row key={row.id} row={row} words={words} />
      ))}
    </ul>
  </section>
)

/** Switch between the user's own queues and the team's; each has its own address. */
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

/** The page of the day: the user's queues, first those with rows, then the names of empty ones. */
export const TodayPage = ({ sheet, locale }: Props) => {
  const words = wordsOf(locale, sheet)
  const { t, today } = words
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
              {t(`today.queues.${id}`)}{' '}
              <b>
                <bdi dir="ltr">{cappedCount(total)}</bdi>
              </b>
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
      {full.length === 0 && sheet.next.length > 0 && <Next rows={sheet.next} words={words} />}
      {full.map((queue) => (
        <Queue key={queue.id} queue={queue} words={words} />
      ))}
      {full.length > 0 && empty.length > 0 && (
        <p className={styles.empty}>
          {t('today.empty', {
            queues: list.format(empty.map(({ id }) => t(`today.queues.${id}`))),
          })}
        </p>
      )}
    </div>
  )
}
