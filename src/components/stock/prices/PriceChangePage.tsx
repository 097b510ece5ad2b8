import { paths } from '@/catalog/paths'
import { ActivityButton } from '@/components/document/activity/ActivityButton'
import { CommandBar } from '@/components/frame/commands/CommandBar'
import { LinkedName, PlainTable, type PlainColumn } from '../../list/table/PlainTable'
import { RecordFacts } from '../../list/related/RecordFacts'
import { Card } from '../../ui/layout/Card'
import { Chip } from '../../ui/layout/Chip'
import { PageHeader } from '../../ui/layout/PageHeader'
import { createFormatters, type Formatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import type { Translator } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'

import type { ChangedRow, ChangeSheet } from '@/present/stock/changeSheet'
import { currencyOfPrice } from './currencyOfPrice'

type RowsProps = { change: ChangeSheet; t: Translator; format: Formatters }

const Outcome = ({ row, t }: { row: ChangedRow; t: Translator }) =>
  row.isGivenBack === null ? null : row.isGivenBack ? (
    <>{t('priceChanges.outcomes.givenBack')}</>
  ) : (
    <Chip tone="warning">{t('priceChanges.outcomes.kept')}</Chip>
  )

const amount = (
  label: string,
  name: 'before' | 'after',
  format: Formatters,
): PlainColumn<ChangedRow> => ({
  label,
  isAmount: true,
  cell: (row) => <bdi dir="ltr">{format.price(row[name], currencyOfPrice(row.field))}</bdi>,
})

const ChangedRows = ({ change, t, format }: RowsProps) => {
  const outcome: PlainColumn<ChangedRow> = {
    label: t('priceChanges.words.outcome'),
    cell: (row) => <Outcome row={row} t={t} />,
  }
  return (
    <PlainTable
      caption={t('priceChanges.words.rows')}
      columns={[
        {
          label: t('priceChanges.words.card'),
          cell: ({ name, href }) => <LinkedName href={href} name={name} />,
        },
        {
          label: t('priceChanges.words.price'),
          cell: ({ field }) => t(`stockCards.fields.${field}`),
        },
        amount(t('priceChanges.words.before'), 'before', format),
        amount(t('priceChanges.words.after'), 'after', format),
        ...(change.isUndone ? [outcome] : []),
      ]}
      keyOf={({ card, field }) => `${card} ${field}`}
      rows={change.rows}
    />
  )
}

/** The page of a bulk price change: former and new prices, and undo. */
export const PriceChangePage = ({ change, locale }: { change: ChangeSheet; locale: Locale }) => {
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const { id, title, isUndone, facts, offers, more, hidesSome, hasActivity } = change
  return (
    <div className="ui-page">
      <PageHeader
        actions={
          <>
            {hasActivity && <ActivityButton id={id} name={title} slug="price-changes" />}
            <CommandBar id={id} offers={offers} recordName={title} slug="price-changes" />
          </>
        }
        breadcrumbs={[
          { label: t('priceChanges.plural'), href: paths.priceChanges() },
          { label: title },
        ]}
        chips={
          <Chip tone={isUndone ? 'neutral' : 'success'}>
            {t(`priceChanges.statuses.${isUndone ? 'undone' : 'applied'}`)}
          </Chip>
        }
        title={<bdi>{title}</bdi>}
      />
      <Card>
        <RecordFacts facts={facts} />
      </Card>
      <Card className="related" padded={false} title={t('priceChanges.words.rows')}>
        <ChangedRows change={change} format={format} t={t} />
        {more > 0 && <p className="related__note">{t('priceChanges.words.more', { n: more })}</p>}
        {hidesSome && <p className="related__note">{t('priceChanges.words.hidden')}</p>}
      </Card>
    </div>
  )
}
