import { columnCalled } from '@/components/list/columnsOf'
import { Chip } from '@/components/ui/Chip'
import type { Formatters } from '@/i18n/format'
import type { Translator } from '@/i18n/messages'

import type { Part, TenderRow } from './customerSheet'
import { RecordSection } from './RecordSection'

type Props = { part: Part<TenderRow>; t: Translator; format: Formatters }

/** Quotations of a customer, the latest first. */
export const TendersSection = ({ part, t, format }: Props) => (
  <RecordSection
    columns={[
      { label: 'tenders.fields.title', value: (row) => row.title },
      {
        label: 'tenders.fields.number',
        value: (row) => row.number && <bdi dir="ltr">{row.number}</bdi>,
        isExtra: true,
      },
      {
        label: 'tenders.fields.date',
        value: (row) => row.date && <time dateTime={row.date}>{format.day(row.date)}</time>,
        isExtra: true,
      },
      {
        label: 'tenders.fields.total',
        value: (row) =>
          row.total === null ? null : <bdi dir="ltr">{format.money(row.total, row.currency)}</bdi>,
        isAmount: true,
      },
      {
        label: 'tenders.fields.status',
        value: (row) => (
          <Chip tone={columnCalled('tenders', 'status')?.tones?.[row.status]}>
            {t(`tenders.statuses.${row.status}`)}
          </Chip>
        ),
      },
    ]}
    format={format}
    newLabel="tenders.new"
    part={part}
    t={t}
    title="tenders.plural"
  />
)
