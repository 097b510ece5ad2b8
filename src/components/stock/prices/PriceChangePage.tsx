import Link from 'next/link'

import { paths } from '@/catalog/paths'
import { ActivityButton } from '@/components/document/activity/ActivityButton'
import { CommandBar } from '@/components/frame/commands/CommandBar'
import { RecordFacts } from '@/components/list/RecordFacts'
import { Card } from '@/components/ui/Card'
import { Chip } from '@/components/ui/Chip'
import { PageHeader } from '@/components/ui/PageHeader'
import { createFormatters, type Formatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import type { Translator } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import '@/components/list/relatedList.css'

import type { ChangedRow, ChangeSheet } from './changeSheet'
import { currencyOfPrice } from './currencyOfPrice'

type RowsProps = { change: ChangeSheet; t: Translator; format: Formatters }

const Outcome = ({ row, t }: { row: ChangedRow; t: Translator }) =>
  row.isGivenBack === null ? null : row.isGivenBack ? (
    <>{t('priceChanges.outcomes.givenBack')}</>
  ) : (
    <Chip tone="warning">{t('priceChanges.outcomes.kept')}</Chip>
  )

const AMOUNT = 'related-table__amount'
/** The columns of the old and the new price. */
const AMOUNTS = [2, 3]

const ChangedRows = ({ change, t, format }: RowsProps) => {
  const { rows, isUndone } = change
  const heads = [
    t('priceChanges.words.card'),
    t('priceChanges.words.price'),
    t('priceChanges.words.before'),
    t('priceChanges.words.after'),
    ...(isUndone ? [t('priceChanges.words.outcome')] : []),
  ]
  return (
    <table className="related-table">
      <caption className="visually-hidden">{t('priceChanges.words.rows')}</caption>
      <thead>
        <tr>
          {heads.map((head, place) => (
            <th key={head} className={AMOUNTS.includes(place) ? AMOUNT : undefined} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.card} ${row.field}`}>
            <td data-label={heads[0]}>
              {row.href ? (
                <Link className="text-link" href={row.href} prefetch={false}>
                  <bdi>{row.name}</bdi>
                </Link>
              ) : (
                <bdi>{row.name}</bdi>
              )}
            </td>
            <td data-label={heads[1]}>{t(`stockCards.fields.${row.field}`)}</td>
            <td className={AMOUNT} data-label={heads[2]}>
              <bdi dir="ltr">{format.price(row.before, currencyOfPrice(row.field))}</bdi>
            </td>
            <td className={AMOUNT} data-label={heads[3]}>
              <bdi dir="ltr">{format.price(row.after, currencyOfPrice(row.field))}</bdi>
            </td>
            {isUndone && (
              <td data-label={heads[4]}>
                <Outcome row={row} t={t} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Prices of many cards that were changed at once: each with what it was, and the way back. */
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
