import type { PayloadRequest } from 'payload'

import { ColumnSums } from '@/components/list/ColumnSums'
import { GroupTable } from '@/components/list/groups/GroupTable'
import { MovementTotals } from '@/components/stock/MovementTotals'
import { localeOfRequest } from '@/i18n/requestLocale'
import type { ListModel } from '@/present/list/listModel'
import { readListGroups } from '@/queries/list/readListGroups'
import { readListSums, readListTotals } from '@/queries/list/readListTotals'

type Props = { req: PayloadRequest; list: ListModel }

/**
 * Totals of a filtered list, on all pages. Streamed after the rows, because adding up years of a
 * ledger takes longer than reading a page.
 */
export const ListTotals = async ({ req, list }: Props) => {
  const locale = localeOfRequest(req)
  const totals = await readListTotals(req, list)
  if (totals) return <MovementTotals {...totals} locale={locale} />
  const sums = await readListSums(req, list)
  return sums.length > 0 && <ColumnSums locale={locale} sums={sums} />
}

/** What a list has of each value of the column it is grouped by, above its rows. */
export const ListGroups = async ({ req, list }: Props) => {
  const groups = await readListGroups(req, list)
  return groups && <GroupTable {...groups} format={list.context.format} t={list.t} />
}
