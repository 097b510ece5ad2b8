import type { PayloadRequest } from 'payload'

import { abilityOfRequest } from '@/access/abilityOf'
import type { ListModel } from '@/present/list/listModel'
import { isFiltered } from '@/present/list/listState'
import { MovementTotals } from '@/components/stock/MovementTotals'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { readMovementTotals } from '@/queries/engine/movementTotals'

import { nestedWhere } from '@/queries/list/nestedWhere'

const ONE_CARD = 'where[stockCard][equals]'

/**
 * What the rows of a filtered list add up to, all pages of it. Streamed after the rows: years of a
 * ledger take longer to add up than a page of it to read.
 */
export const ListTotals = async ({ req, list }: { req: PayloadRequest; list: ListModel }) => {
  if (!isFiltered(list.state) || list.isFailed || list.total === 0) return null
  const where = nestedWhere(list.matching)
  const ability = await abilityOfRequest(req)
  const totals = await readMovementTotals({ payload: req.payload, ability, where })
  const quantity = ONE_CARD in list.state.where ? (totals?.quantity ?? null) : null
  const lira = totals?.lira ?? null
  if (!quantity && !lira) return null
  const { language } = req.i18n
  return (
    <MovementTotals
      lira={lira}
      locale={isLocale(language) ? language : DEFAULT_LOCALE}
      quantity={quantity}
    />
  )
}
