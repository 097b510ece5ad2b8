'use client'

import { IconHistoryOff } from '@tabler/icons-react'
import Link from 'next/link'
import { usePathname, useSearchParams } from 'next/navigation'
import { useState } from 'react'

import { Button } from '@/components/ui/controls/Button'
import { Card } from '@/components/ui/layout/Card'
import { EmptyState } from '@/components/ui/layout/EmptyState'
import { classNames } from '@/components/ui/classNames'
import { callApi } from '@/components/ui/requests/api'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useWords } from '@/components/ui/useWords'
import type { TimelineKind } from '@/domain/timeline/kinds'
import type { TimelineItem, TimelinePage, TimelineSheet } from '@/present/timeline/timelineItem'

import { OpenTodos } from './OpenTodos'
import { NoteComposer } from './NoteComposer'
import styles from './timeline.module.css'
import { TimelineRow } from './TimelineRow'

/** Filter links for the kinds; the address keeps the selection. */
const Kinds = ({ kinds, chosen }: Pick<TimelineSheet, 'kinds' | 'chosen'>) => {
  const { t, format } = useWords()
  const path = usePathname()
  const query = useSearchParams()
  const hrefOf = (next: readonly TimelineKind[]) => {
    const params = new URLSearchParams(query)
    if (next.length > 0) params.set('kinds', next.join(','))
    else params.delete('kinds')
    return params.size > 0 ? `${path}?${params}` : path
  }
  const toggled = (kind: TimelineKind) =>
    kinds.map((one) => one.kind).filter((one) => chosen.includes(one) !== (one === kind))
  // Empty kinds are not offered; a selected one can be deselected.
  const shown = kinds.filter(({ kind, count }) => count > 0 || chosen.includes(kind))
  if (shown.length < 2 && chosen.length === 0) return null
  return (
    <nav aria-label={t('list.filters')} className={classNames('ui-filters', styles.chips)}>
      <Link
        aria-current={chosen.length === 0 ? 'true' : undefined}
        className="ui-filter"
        href={hrefOf([])}
        prefetch={false}
        scroll={false}
      >
        {t('common.all')}
      </Link>
      {shown.map(({ kind, count }) => (
        <Link
          key={kind}
          aria-current={chosen.includes(kind) ? 'true' : undefined}
          className="ui-filter"
          href={hrefOf(toggled(kind))}
          prefetch={false}
          scroll={false}
        >
          {t(`timeline.kinds.${kind}`)}
          <bdi className="ui-filter__count">{format.count(count)}</bdi>
        </Link>
      ))}
    </nav>
  )
}

/** Merges steps into the pointers, as far back as those were loaded. */
const withSteps = (
  docs: readonly TimelineItem[],
  steps: readonly TimelineItem[],
  isWhole: boolean,
): readonly TimelineItem[] => {
  const oldest = docs.at(-1)?.at ?? ''
  const shown = isWhole ? steps : steps.filter(({ at }) => at >= oldest)
  return shown.length === 0
    ? docs
    : [...docs, ...shown].sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
}

type Group = { key: string; title: string; items: TimelineItem[]; isAhead: boolean }

/** The rows by day, future ones above them. */
const groupsOf = (
  items: readonly TimelineItem[],
  now: string,
  dayOf: (item: TimelineItem) => string,
): Group[] => {
  const groups: Group[] = []
  for (const item of items) {
    const isAhead = item.at > now
    const title = dayOf(item)
    const key = `${title}${isAhead ? ' +' : ''}`
    const last = groups.at(-1)
    if (last?.key === key) last.items.push(item)
    else groups.push({ key, title, items: [item], isAhead })
  }
  return groups
}

/** The timeline of a record, newest first, with a heading for each day and the composer above. */
export const Timeline = ({ sheet }: { sheet: TimelineSheet }) => {
  const { t, format } = useWords()
  const { notifyFailure } = useNotify()
  const { subject, document, kinds, chosen, mayWrite, timeZone, now, person } = sheet
  // Older rows belong to the page they follow: a refreshed page starts again.
  const [older, setOlder] = useState<TimelinePage & { of: TimelineSheet }>({
    of: sheet,
    docs: [],
    next: sheet.next,
  })
  const [isBusy, setIsBusy] = useState(false)
  const more = older.of === sheet ? older : { of: sheet, docs: [], next: sheet.next }
  const pointers = [...sheet.docs, ...more.docs]
  const steps = chosen.length === 0 ? (sheet.steps ?? []) : []
  const items = withSteps(pointers, steps, more.next === null)

  const readOlder = async () => {
    if (isBusy || more.next === null) return
    setIsBusy(true)
    const query = new URLSearchParams({
      subject,
      document: String(document),
      ...(chosen.length > 0 && { kinds: chosen.join(',') }),
      before: more.next,
    })
    const outcome = await callApi<TimelinePage>(`/api/timeline?${query}`)
    setIsBusy(false)
    if (outcome.ok)
      setOlder({ of: sheet, docs: [...more.docs, ...outcome.data.docs], next: outcome.data.next })
    else notifyFailure(outcome.message ?? t('common.connectionFailed'))
  }

  const groups = groupsOf(items, now, ({ at }) => format.dayAt(at, timeZone))
  return (
    <div className={styles.timeline}>
      {(mayWrite || sheet.mayPlan) && (
        <NoteComposer
          key={`${subject} ${document}`}
          document={document}
          mayPlan={sheet.mayPlan}
          mayWrite={mayWrite}
          person={person}
          subject={subject}
          today={sheet.today}
        />
      )}
      <OpenTodos mayPlan={sheet.mayPlan} today={sheet.today} todos={sheet.todos} />
      <Card>
        <Kinds chosen={chosen} kinds={kinds} />
        {items.length === 0 && (
          <EmptyState
            icon={<IconHistoryOff aria-hidden="true" size={26} stroke={1.5} />}
            text={mayWrite && chosen.length === 0 ? t('timeline.writeFirst') : undefined}
            title={t(chosen.length > 0 ? 'timeline.noneOfKind' : 'timeline.empty')}
          />
        )}
        {groups.map(({ key, title, items: rows, isAhead }, place) => (
          <section key={key} className={styles.day} data-ahead={isAhead || undefined}>
            <h2 className={styles.dayHead}>
              {isAhead && !groups[place - 1] && <span>{t('timeline.ahead')} · </span>}
              <bdi dir="ltr">{title}</bdi>
            </h2>
            <ol className={styles.rows}>
              {rows.map((item) => (
                <TimelineRow
                  key={item.id}
                  isOwn={item.subject === subject && item.document === document}
                  item={item}
                  timeZone={timeZone}
                />
              ))}
            </ol>
          </section>
        ))}
        {more.next !== null && (
          <Button block busy={isBusy} tone="secondary" onClick={() => void readOlder()}>
            {t('timeline.older')}
          </Button>
        )}
      </Card>
    </div>
  )
}
