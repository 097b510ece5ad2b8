import { abilityOfRequest } from '@/access/abilityOf'
import { mayReadFields } from '@/access/reading/mayReadFields'
import { paths } from '@/catalog/paths'
import { flatWhere } from '@/present/list/listState'
import type { Figure } from '@/present/record/recordFact'
import { TENDER_FIGURES, type TenderFigure } from '@/domain/tenders/totals/figures'
import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'
import { companyToday } from '../settings/companyToday'
import { readTenderSums } from './readTenderSums'

import type { ViewPage } from '../shared/viewPage'

/**
 * Totals of a customer's or project's tenders in lira, each with a link to its list.
 * @param by the field of tenders that names the record of the page
 * @returns empty for readers who may not see all inputs of the numbers
 */
export const tenderFigures = async (
  { req, id, locale }: ViewPage,
  by: 'company' | 'companyProject',
): Promise<Figure[]> => {
  const ability = await abilityOfRequest(req)
  const asked = [
    ...[by, 'status', 'validUntil', 'acceptedAt', 'isApproved', 'isInvoiced', 'totalBase'],
  ] as const
  if (!mayReadFields(ability, 'tenders', ...asked)) return []
  const today = await companyToday(req)
  const sums = await readTenderSums({ req, by, id, today })
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const names = Object.keys(TENDER_FIGURES) as TenderFigure[]
  return names.map((name) => {
    const where = { [by]: { equals: String(id) }, ...TENDER_FIGURES[name](today) }
    return {
      label: t(`tenders.figures.${name}`),
      value: format.money(sums[name], 'TRY'),
      href: `${paths.tenders()}?${new URLSearchParams(flatWhere(where))}`,
      hint: t('tenders.figures.which'),
    }
  })
}
