import { IconArrowRight } from '@tabler/icons-react'

import { PlainTable, type PlainColumn } from '../../list/table/PlainTable'
import { Card } from '../../ui/layout/Card'
import { EmptyState } from '../../ui/layout/EmptyState'
import type { Formatters } from '@/i18n/format'
import type { Translator } from '@/i18n/messages'

import { currencyOfPrice } from '../prices/currencyOfPrice'
import type { PriceRow } from '@/present/stock/cardSheet'

type Props = { prices: readonly PriceRow[]; timeZone: string; t: Translator; format: Formatters }

/** The price history of a card, the newest first. */
export const PriceHistory = ({ prices, timeZone, t, format }: Props) => {
  if (prices.length === 0)
    return (
      <Card>
        <EmptyState text={t('stockCards.none.prices')} title={t('common.noRecords')} />
      </Card>
    )
  const columns: readonly PlainColumn<PriceRow>[] = [
    {
      label: t('audit.fields.at'),
      cell: ({ at }) => <time dateTime={at}>{format.dateTime(at, timeZone)}</time>,
    },
    {
      label: t('stockCards.why.price'),
      cell: ({ field }) => t(`stockCards.fields.${field}`),
    },
    {
      label: t('stockCards.why.change'),
      cell: ({ field, before, after }) => (
        <span className="related__change">
          {before !== null && (
            <>
              <span className="visually-hidden">{t('audit.before')}: </span>
              <bdi className="text-soft" dir="ltr">
                {format.price(before, currencyOfPrice(field))}
              </bdi>
              <IconArrowRight aria-hidden="true" className="mirrored related__arrow" size={14} />
              <span className="visually-hidden">{t('audit.after')}: </span>
            </>
          )}
          <bdi dir="ltr">{after === null ? '—' : format.price(after, currencyOfPrice(field))}</bdi>
        </span>
      ),
    },
    { label: t('audit.fields.user'), cell: ({ who }) => <bdi>{who ?? t('audit.system')}</bdi> },
  ]
  return (
    <Card className="related" padded={false} title={t('stockCards.tabs.prices')}>
      <PlainTable
        caption={t('stockCards.tabs.prices')}
        columns={columns}
        keyOf={({ id, field }) => `${id} ${field}`}
        rows={prices}
      />
    </Card>
  )
}
