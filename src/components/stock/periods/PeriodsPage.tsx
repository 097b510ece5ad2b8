import { Card } from '@/components/ui/Card'
import { Chip } from '@/components/ui/Chip'
import { EmptyState } from '@/components/ui/EmptyState'
import { PageHeader } from '@/components/ui/PageHeader'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import '@/components/list/relatedList.css'

import { PeriodActions } from './PeriodActions'
import type { PeriodSheet } from './periodSheet'

type Props = { sheet: PeriodSheet; locale: Locale; timeZone: string }

/** Up to which day stock is closed, and everything that was closed and opened again. */
export const PeriodsPage = ({ sheet, locale, timeZone }: Props) => {
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const { rows, ...now } = sheet
  const { closedUntil } = now
  const heads = [
    t('stockClosings.fields.at'),
    t('stockClosings.fields.kind'),
    t('stockClosings.fields.closedUntil'),
    t('stockClosings.fields.reason'),
    t('stockClosings.fields.doneBy'),
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
          <table className="related-table">
            <caption className="visually-hidden">{t('stockClosings.history')}</caption>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, at, kind, day, who, reason }) => (
                <tr key={id}>
                  <td data-label={heads[0]}>
                    <time dateTime={at}>{format.dateTime(at, timeZone)}</time>
                  </td>
                  <td data-label={heads[1]}>{t(`stockClosings.kinds.${kind}`)}</td>
                  <td data-label={heads[2]}>
                    {day ? <bdi>{format.day(day)}</bdi> : t('stockClosings.allOpen')}
                  </td>
                  <td data-label={heads[3]}>
                    <bdi>{reason}</bdi>
                  </td>
                  <td data-label={heads[4]}>
                    <bdi>{who ?? t('audit.system')}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Card>
    </main>
  )
}
