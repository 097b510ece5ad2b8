import { IconArrowRight } from '@tabler/icons-react'
import Link from 'next/link'

import type { ActivityChange, ActivityEntry, ActivityRecord } from '@/domain/audit/activity'
import type { Translator } from '@/i18n/messages'

type Props = {
  entry: ActivityEntry
  /** All entries are about the current record. */
  isOfOne?: boolean
  t: Translator
}

const Change = ({ change, t }: { change: ActivityChange; t: Translator }) => {
  const { label, before, after } = change
  return (
    <div className="activity__change">
      <dt>{label}</dt>
      <dd>
        {before !== '' && (
          <>
            <span className="visually-hidden">{t('audit.before')}: </span>
            <del>
              <bdi>{before}</bdi>
            </del>
            <IconArrowRight aria-hidden="true" className="mirrored activity__arrow" size={14} />
          </>
        )}
        <span className="visually-hidden">{t('audit.after')}: </span>
        {after === '' ? <em>{t('audit.empty')}</em> : <bdi>{after}</bdi>}
      </dd>
    </div>
  )
}

/** A record by its kind and name, linked if the reader may open it. */
export const ActivityName = ({ record }: { record: ActivityRecord }) => {
  const { kind, name, href } = record
  const text = name === '' ? kind : <bdi>{name}</bdi>
  return (
    <>
      {name !== '' && <span className="text-soft">{kind} </span>}
      {href ? (
        <Link className="text-link" href={href} prefetch={false}>
          {text}
        </Link>
      ) : (
        text
      )}
    </>
  )
}

/** Details of an entry: its records, each with its changed fields. */
export const ActivityDetails = ({ entry, isOfOne = false, t }: Props) => {
  const { records, unlisted, address, requestId, job } = entry
  return (
    <div className="activity__details">
      {records.map((record, place) => (
        <section key={place}>
          {(!isOfOne || records.length > 1) && records.length > 1 && (
            <p className="activity__record">
              <ActivityName record={record} />
            </p>
          )}
          {record.lines.map((line, at) => (
            <div key={at}>
              {(record.lines.length > 1 || records.length > 1) && (
                <p className="activity__line">{line.what}</p>
              )}
              {line.changes.length > 0 && (
                <dl className="activity__changes">
                  {line.changes.map((change) => (
                    <Change key={change.label} change={change} t={t} />
                  ))}
                </dl>
              )}
            </div>
          ))}
        </section>
      ))}
      {unlisted > 0 && <p className="text-soft">{t('audit.unlisted', { n: unlisted })}</p>}
      {!isOfOne && (
        <dl className="activity__source">
          {[
            [t('audit.job'), job],
            [t('audit.from'), address],
            [t('audit.request'), requestId],
          ].map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ),
          )}
        </dl>
      )}
    </div>
  )
}
