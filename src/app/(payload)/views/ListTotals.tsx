import type { PayloadRequest } from 'payload'

import { MovementTotals } from '@/components/stock/MovementTotals'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import type { ListModel } from '@/present/list/listModel'
import { readListTotals } from '@/queries/list/readListTotals'

/**
 * What the rows of a filtered list add up to, all pages of it. Streamed after the rows: years of a
 * ledger take longer to add up than a page of it to read.
 */
export const ListTotals = async ({ req, list }: { req: PayloadRequest; list: ListModel }) => {
  const totals = await readListTotals(req, list)
  if (!totals) return null
  const { language } = req.i18n
  return <MovementTotals {...totals} locale={isLocale(language) ? language : DEFAULT_LOCALE} />
}
