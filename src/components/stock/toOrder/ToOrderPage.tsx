import { Alert } from '../../ui/layout/Alert'
import { isSameDecimal } from '@/domain/shared/money'
import { FULL_WEIGHT } from '@/domain/stock/toOrder'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'

import { Report } from '../report/Report'
import { ToOrderForm } from './ToOrderForm'
import { ExportButton } from '@/components/list/ExportButton'
import { toOrderAddress, toOrderFile, type ToOrderSheet } from '@/present/stock/toOrderSheet'
import { ToOrderTable } from './ToOrderTable'
import './toOrder.css'

type Props = { sheet: ToOrderSheet; locale: Locale }

/** Order suggestions: cards with insufficient projected stock. */
export const ToOrderPage = ({ sheet, locale }: Props) => {
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const { search, stockType, types, rows, total, page, pages, seesTenders, weight } = sheet
  const asked = { q: search, type: stockType ?? undefined }
  const isNarrowed = search !== '' || stockType !== null
  const isWeighed = seesTenders && !isSameDecimal(weight, FULL_WEIGHT)
  return (
    <Report
      actions={sheet.canExport && <ExportButton address={toOrderFile(asked)} />}
      description={t('stockToOrder.counts', { n: total })}
      form={<ToOrderForm key={`${search} ${stockType}`} {...{ search, stockType, types }} />}
      hrefOf={(to) => toOrderAddress({ ...asked, page: to })}
      locale={locale}
      none={t(isNarrowed ? 'stockToOrder.noMatch' : 'stockToOrder.none')}
      notice={!seesTenders && <Alert tone="info">{t('stockToOrder.withoutTenders')}</Alert>}
      page={page}
      pages={pages}
      rule={
        <>
          {t('stockToOrder.rule')}
          {isWeighed && ` ${t('stockToOrder.weighed', { n: format.quantity(weight) })}`}
        </>
      }
      table={rows.length > 0 ? <ToOrderTable sheet={sheet} t={t} /> : null}
      title={t('stockToOrder.title')}
    />
  )
}
