import { Alert } from '@/components/ui/Alert'
import { ButtonLink } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { EmptyState } from '@/components/ui/EmptyState'
import { PageHeader } from '@/components/ui/PageHeader'
import { isSameDecimal } from '@/domain/shared/money'
import { FULL_WEIGHT } from '@/domain/stock/toOrder'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'

import { ToOrderExport } from './ToOrderExport'
import { ToOrderForm } from './ToOrderForm'
import { toOrderAddress, type ToOrderSheet } from './toOrderSheet'
import { ToOrderTable } from './ToOrderTable'
import './toOrder.css'

type Props = { sheet: ToOrderSheet; locale: Locale }

/** What there will be too little of, and how much of it to order. */
export const ToOrderPage = ({ sheet, locale }: Props) => {
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const { search, stockType, types, rows, total, page, pages, seesTenders, weight } = sheet
  const asked = { q: search, type: stockType ?? undefined }
  const at = (to: number) => toOrderAddress({ ...asked, page: to })
  const isNarrowed = search !== '' || stockType !== null
  return (
    <main className="ui-page">
      <PageHeader
        actions={sheet.canExport && <ToOrderExport asked={asked} />}
        breadcrumbs={[{ label: t('nav.stock') }, { label: t('stockToOrder.title') }]}
        description={t('stockToOrder.counts', { n: total })}
        title={t('stockToOrder.title')}
      />
      {!seesTenders && <Alert tone="info">{t('stockToOrder.withoutTenders')}</Alert>}
      <Card padded={false}>
        <ToOrderForm key={`${search} ${stockType}`} {...{ search, stockType, types }} />
        {rows.length > 0 ? (
          <ToOrderTable sheet={sheet} t={t} />
        ) : (
          <EmptyState
            text={t(isNarrowed ? 'stockToOrder.noMatch' : 'stockToOrder.none')}
            title={t('common.noRecords')}
          />
        )}
        <p className="to-order-note">
          {t('stockToOrder.rule')}
          {seesTenders &&
            !isSameDecimal(weight, FULL_WEIGHT) &&
            ` ${t('stockToOrder.weighed', { n: format.quantity(weight) })}`}
        </p>
        {pages > 1 && (
          <nav aria-label={t('list.pages')} className="to-order-pages">
            {page > 1 && (
              <ButtonLink href={at(page - 1)} size="small" tone="secondary">
                {t('list.previousPage')}
              </ButtonLink>
            )}
            <span>{`${format.count(page)} / ${format.count(pages)}`}</span>
            {page < pages && (
              <ButtonLink href={at(page + 1)} size="small" tone="secondary">
                {t('list.nextPage')}
              </ButtonLink>
            )}
          </nav>
        )}
      </Card>
    </main>
  )
}
