import { ButtonLink } from '../../ui/controls/Button'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'

import { Report } from '../report/Report'
import { OnDayForm } from './OnDayForm'
import { onDayAddress, type OnDaySheet, type OnDayRow } from '@/present/stock/onDaySheet'
import type { PlainColumn } from '@/components/list/table/PlainTable'
import type { Translator } from '@/i18n/messages'
import { ReportTable } from '@/components/stock/report/ReportTable'

type Props = { sheet: OnDaySheet; locale: Locale; canSearch: boolean }

const column = (
  name: 'sku' | 'quantity' | 'average' | 'value',
  label: string,
): PlainColumn<OnDayRow> => ({
  label,
  isAmount: name !== 'sku',
  cell: (row) => <bdi dir="ltr">{row[name] || '—'}</bdi>,
})

/** Cards with their stock on that day. */
const OnDayTable = ({ sheet, t }: { sheet: OnDaySheet; t: Translator }) => {
  const costs = [
    column('average', t('stockCards.fields.averageCost')),
    column('value', t('stockCards.fields.stockValue')),
  ]
  return (
    <ReportTable
      caption={t('stockOnDay.title')}
      columns={[
        column('sku', t('stockCards.fields.sku')),
        column('quantity', t('stockOnDay.quantity')),
        ...(sheet.seesCosts ? costs : []),
      ]}
      rows={sheet.rows}
      t={t}
    />
  )
}

/** The stock of every card at the end of a day. */
export const OnDayPage = ({ sheet, locale, canSearch }: Props) => {
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const { day, search, card, rows, total, page, pages } = sheet
  const at = (to: number) => onDayAddress({ day, q: search, card: card ?? undefined, page: to })
  return (
    <Report
      description={t('stockOnDay.counts', { day: format.day(day), n: total })}
      form={<OnDayForm key={`${day} ${search}`} {...{ day, search, card, canSearch }} />}
      hrefOf={at}
      locale={locale}
      none={t('stockOnDay.none')}
      page={page}
      pages={pages}
      rule={t('stockOnDay.rule')}
      table={rows.length > 0 ? <OnDayTable sheet={sheet} t={t} /> : null}
      title={t('stockOnDay.title')}
    >
      {card !== null && (
        <p className="report-note">
          <ButtonLink href={onDayAddress({ day })} size="small" tone="secondary">
            {t('stockOnDay.allCards')}
          </ButtonLink>
        </p>
      )}
    </Report>
  )
}
