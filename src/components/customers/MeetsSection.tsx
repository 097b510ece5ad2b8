import { Chip } from '@/components/ui/Chip'
import { columnCalled } from '@/components/list/columnsOf'
import type { Formatters } from '@/i18n/format'
import type { MessageKey, Translator } from '@/i18n/messages'

import type { MeetRow, Part } from './customerSheet'
import { RecordSection } from './RecordSection'

type Props = {
  part: Part<MeetRow>
  title: MessageKey
  timeZone: string
  t: Translator
  format: Formatters
}

/** Meetings, the latest first. */
export const MeetsSection = ({ part, title, timeZone, t, format }: Props) => (
  <RecordSection
    columns={[
      { label: 'meets.fields.title', value: (row) => row.title },
      {
        label: 'meets.fields.meetType',
        value: (row) => row.type && t(`meets.types.${row.type}`),
        isExtra: true,
      },
      {
        label: 'meets.fields.startsAt',
        value: (row) =>
          row.startsAt && (
            <time dateTime={row.startsAt}>{format.dateTime(row.startsAt, timeZone)}</time>
          ),
      },
      {
        label: 'meets.fields.status',
        value: (row) =>
          row.status && (
            <Chip tone={columnCalled('meets', 'status')?.tones?.[row.status]}>
              {t(`meets.statuses.${row.status}`)}
            </Chip>
          ),
      },
    ]}
    format={format}
    newLabel="meets.new"
    part={part}
    t={t}
    title={title}
  />
)
