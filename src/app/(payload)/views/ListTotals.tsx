import type { PayloadRequest } from 'payload'

import { Formula } from '@/components/ui/layout/Formula'
import { MovementTotals } from '@/components/stock/MovementTotals'
import { createFormatters } from '@/i18n/format'
import { localeOfRequest } from '@/i18n/requestLocale'
import { createTranslator } from '@/i18n/translate'
import type { ListModel } from '@/present/list/listModel'
import { readListSums, readListTotals } from '@/queries/list/readListTotals'

type Props = { req: PayloadRequest; list: ListModel }

/**
 * Totals of a filtered list, on all pages. Streamed after the rows, because adding up years of a
 * ledger takes longer than reading a page.
 */
export const ListTotals = async ({ req, list }: Props) => {
  const totals = await readListTotals(req, list)
  return totals && <MovementTotals {...totals} locale={localeOfRequest(req)} />
}

/** The sums of a filtered list's columns in lira, streamed after the rows. */
export const ListColumnSums = async ({ req, list }: Props) => {
  const sums = await readListSums(req, list)
  if (sums.length === 0) return null
  const locale = localeOfRequest(req)
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const terms = sums.map(({ label, sum }) => ({
    label: t('list.sumInLira', { name: label }),
    value: format.money(sum, 'TRY'),
  }))
  return (
    <section aria-label={t('list.sums')}>
      <Formula terms={terms} />
    </section>
  )
}
