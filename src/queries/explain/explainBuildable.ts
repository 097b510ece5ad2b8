import { abilityOfRequest } from '@/access/abilityOf'
import { mayReadFields } from '@/access/reading/mayReadFields'
import { rowLinksOf } from '@/present/navigation/recordLinks'
import { isSameDecimal } from '@/domain/shared/money'
import { buildableOf, enoughFor } from '@/domain/stock/groups'
import { readPartRows } from '../stock/readGroupParts'

import type { Asked, Explained, Explainer } from './explainer'

const explainBuildable = async ({ page, value, t, format }: Asked): Promise<Explained | null> => {
  const ability = await abilityOfRequest(page.req)
  const sees =
    mayReadFields(ability, 'stock-groups', 'parts') &&
    mayReadFields(ability, 'stock-cards', 'name', 'availableQuantity')
  if (!sees) return null
  const parts = await readPartRows(page.req, page.id)
  const least = buildableOf(parts)
  return {
    terms: [],
    note: t('stockWhy.buildable'),
    rows: parts.map((part) => ({
      id: part.id,
      text: part.name,
      note: part.allowNoStock
        ? t('stockCards.fields.allowNoStock')
        : `${format.quantity(part.available)} ÷ ${format.quantity(part.quantity)}`,
      amount: part.allowNoStock ? '∞' : format.count(Math.max(0, enoughFor(part))),
      href: rowLinksOf({ slug: 'stock-cards', doc: { id: part.stockCard }, may: page.may }).open,
      isLimit: !part.allowNoStock && Math.max(0, enoughFor(part)) === least,
    })),
    differs: least === null || !isSameDecimal(least, value),
  }
}

export const BUILDABLE: Readonly<Record<string, Explainer>> = {
  buildableQuantity: { explain: explainBuildable },
}
