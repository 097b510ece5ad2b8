import { PlainTable, type PlainColumn } from '../../list/table/PlainTable'
import { Card } from '../../ui/layout/Card'
import { Chip } from '../../ui/layout/Chip'
import { EmptyState } from '../../ui/layout/EmptyState'
import { PageHeader } from '../../ui/layout/PageHeader'
import type { Closing } from '@/domain/stock/closedPeriods'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'

import { PeriodActions } from './PeriodActions'
import type { PeriodSheet } from './periodSheet'

type Props = { sheet: PeriodSheet; locale: Locale; timeZone: string }

/** The page of closed stock periods, with the history. */
export const PeriodsPage = ({ sheet, locale, timeZone }: Props) => {
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const { rows, ...now } = sheet
  const { closedUntil } = now
  const columns: readonly PlainColumn<Closing>[] = [
    {
      label: t('stockClosings.fields.at'),
      cell: ({ at }) => <time dateTime={at}>{format.dateTime(at, timeZone)}</time>,
    },
    {
      label: t('stockClosings.fields.kind'),
      cell: ({ kind }) => t(`stockClosings.kinds.${kind}`),
    },
    {
      label: t('stockClosings.fields.closedUntil'),
      cell: ({ day }) => (day ? <bdi>{format.day(day)}</bdi> : t('stockClosings.allOpen')),
    },
    { label: t('stockClosings.fields.reason'), cell: ({ reason }) => <bdi>{reason}</bdi> },
    ...(rows.some(({ who }) => who !== undefined)
      ? [
          {
            label: t('stockClosings.fields.doneBy'),
            cell: ({ who }: Closing) => <bdi>{who ?? t('audit.system')}</bdi>,
          },
        ]
      : []),
  ]
  return (
    <main className="ui-page">
      <PageHeader
        actions={<PeriodActions sheet={now} />}
        breadcrumbs={[{ label: t('nav.administration') }, { label: t('stockClosings.title') }]}
        chips={
          <Chip tone={closedUntil ? 'warning' : 'neutral'}>
            {closedUntil
              ? t('stockClosings.closedUntil', { day: format.day(closedUntil) })
              : t('stockClosings.nothingClosed')}
          </Chip>
        }
        description={t('stockClosings.description')}
        title={t('stockClosings.title')}
      />
      <Card className="related" padded={false} title={t('stockClosings.history')}>
        {rows.length === 0 ? (
          <EmptyState text={t('stockClosings.none')} title={t('common.noRecords')} />
        ) : (
          <PlainTable
            caption={t('stockClosings.history')}
            columns={columns}
            keyOf={({ id }) => id}
            rows={rows}
          />
        )}
      </Card>
    </main>
  )
}
