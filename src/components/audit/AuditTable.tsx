import type { ActivityEntry } from '@/domain/audit/activity'
import type { Formatters } from '@/i18n/format'
import type { Translator } from '@/i18n/messages'
import { ActivityDetails, ActivityName } from '@/components/document/activity/ActivityDetails'

type Props = {
  entries: readonly ActivityEntry[]
  timeZone: string
  t: Translator
  format: Formatters
}

/** Whether an entry has details: changes, other records, or its origin. */
const hasDetails = ({ records, address, requestId, job }: ActivityEntry) =>
  Boolean(address ?? requestId ?? job) ||
  records.length > 1 ||
  records.some(({ lines }) => lines.length > 1 || lines.some(({ changes }) => changes.length > 0))

/** The requested address of a refusal without a record. */
const triedAddress = ({ records: [first] }: ActivityEntry, t: Translator): string | undefined =>
  first?.kind === ''
    ? first.lines[0]?.changes.find(({ label }) => label === t('audit.denied.path'))?.after
    : undefined

const Row = ({ entry, timeZone, t, format }: Omit<Props, 'entries'> & { entry: ActivityEntry }) => {
  const { id, at, who, isNobody, what, records, address } = entry
  const [first, ...more] = records
  const tried = triedAddress(entry, t)
  const isAbout = tried !== undefined || (first !== undefined && first.kind !== '')
  return (
    <tr data-list-row={id}>
      <td className="list-card-field audit__at" data-label={t('audit.when')}>
        <time dateTime={at} dir="ltr">
          {format.dateTime(at, timeZone)}
        </time>
      </td>
      <td className="list-card-field" data-label={t('audit.who')}>
        <bdi className={isNobody ? 'text-soft' : undefined}>{who}</bdi>
      </td>
      <td className="list-card-title audit__what">
        {hasDetails(entry) ? (
          <details>
            <summary>
              <bdi className="audit__sentence">{what}</bdi>
            </summary>
            <ActivityDetails entry={entry} t={t} />
          </details>
        ) : (
          <bdi className="audit__sentence">{what}</bdi>
        )}
      </td>
      <td className={isAbout ? 'list-card-field' : undefined} data-label={t('audit.record')}>
        <span>
          {tried && <bdi dir="ltr">{tried}</bdi>}
          {first && first.kind !== '' && <ActivityName record={first} />}
          {more.length > 0 && (
            <span className="audit__more"> {t('audit.alsoRecords', { n: more.length })}</span>
          )}
        </span>
      </td>
      <td className="list-priority-3" data-label={t('audit.from')}>
        {address && <bdi dir="ltr">{address}</bdi>}
      </td>
    </tr>
  )
}

/** The entries of the trail as rows of a list, expandable to their changes. */
export const AuditTable = ({ entries, ...words }: Props) => {
  const { t } = words
  return (
    <div className="list-rows">
      <table className="list-table audit">
        <caption className="visually-hidden">{t('audit.plural')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('audit.when')}</th>
            <th scope="col">{t('audit.who')}</th>
            <th scope="col">{t('audit.whatHappened')}</th>
            <th scope="col">{t('audit.record')}</th>
            <th scope="col" className="list-priority-3">
              {t('audit.from')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.id} {...words} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
