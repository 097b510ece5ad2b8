import { IconArrowRight } from '@tabler/icons-react'

import { Card } from '@/components/ui/Card'
import { EmptyState } from '@/components/ui/EmptyState'
import type { Formatters } from '@/i18n/format'
import type { Translator } from '@/i18n/messages'
import '@/components/list/relatedList.css'

import { currencyOfPrice } from '../prices/currencyOfPrice'
import type { PriceRow } from './cardSheet'

type Props = { prices: readonly PriceRow[]; timeZone: string; t: Translator; format: Formatters }

/** What became of the prices of a card, the newest first. */
export const PriceHistory = ({ prices, timeZone, t, format }: Props) => {
  if (prices.length === 0)
    return (
      <Card>
        <EmptyState text={t('stockCards.none.prices')} title={t('common.noRecords')} />
      </Card>
    )
  const heads = [
    t('audit.fields.at'),
    t('stockCards.why.price'),
    t('stockCards.why.change'),
    t('audit.fields.user'),
  ]
  return (
    <Card className="related" padded={false} title={t('stockCards.tabs.prices')}>
      <table className="related-table">
        <caption className="visually-hidden">{t('stockCards.tabs.prices')}</caption>
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
          {prices.map(({ id, at, who, field, before, after }) => (
            <tr key={`${id} ${field}`}>
              <td data-label={heads[0]}>
                <time dateTime={at}>{format.dateTime(at, timeZone)}</time>
              </td>
              <td data-label={heads[1]}>{t(`stockCards.fields.${field}`)}</td>
              <td data-label={heads[2]}>
                <span className="related__change">
                  {before !== null && (
                    <>
                      <span className="visually-hidden">{t('audit.before')}: </span>
                      <bdi className="text-soft" dir="ltr">
                        {format.price(before, currencyOfPrice(field))}
                      </bdi>
                      <IconArrowRight
                        aria-hidden="true"
                        className="mirrored related__arrow"
                        size={14}
                      />
                      <span className="visually-hidden">{t('audit.after')}: </span>
                    </>
                  )}
                  <bdi dir="ltr">
                    {after === null ? '—' : format.price(after, currencyOfPrice(field))}
                  </bdi>
                </span>
              </td>
              <td data-label={heads[3]}>
                <bdi>{who ?? t('audit.system')}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
