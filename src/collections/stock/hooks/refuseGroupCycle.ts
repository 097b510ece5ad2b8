import type { CollectionBeforeChangeHook } from 'payload'
import { idOf } from '@/domain/shared/idOf'
import { refuseFields } from '@/domain/shared/refusal'
import { partOfItself } from '@/domain/stock/assembly'
import { readMadeCard, readPartCards, readRecipes } from '@/queries/stock/readRecipes'

const partCards = (parts: unknown): (number | null)[] | null =>
  Array.isArray(parts)
    ? parts.map((part: { stockCard?: unknown }) => Number(idOf(part.stockCard)) || null)
    : null

/**
 * The product card must not be a part of its group, directly or through groups of its parts. The
 * database's trigger catches two concurrent saves of half a cycle each.
 */
export const refuseGroupCycle: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const group = Number(originalDoc?.id ?? 0)
  const made = idOf('madeCard' in data ? data.madeCard : originalDoc?.madeCard)
  if (made === null) return data
  const sent = partCards(data.parts)
  const parts = sent ?? (group > 0 ? await readPartCards(req, group) : [])
  const known = parts.filter((card) => card !== null)
  const part = partOfItself(Number(made), known, await readRecipes(req, group))
  const path = sent ? `parts.${parts.indexOf(part)}.stockCard` : 'madeCard'
  refuseFields([part === null ? null : { path, code: 'groupCycle' }])
  return data
}

/** The same check for a part that is saved on its own, outside its group. */
export const refusePartCycle: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { stockGroup, stockCard } = { ...originalDoc, ...data }
  const [group, card] = [Number(idOf(stockGroup)), Number(idOf(stockCard))]
  if (!group || !card) return data
  const made = await readMadeCard(req, group)
  if (made === null) return data
  const part = partOfItself(made, [card], await readRecipes(req, group))
  refuseFields([part === null ? null : { path: 'stockCard', code: 'groupCycle' }])
  return data
}
