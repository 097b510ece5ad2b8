import type { AppAbility } from '../buildAbility'
import { mayReadField } from './mayReadField'

type Part = { name: string }
type Group<P extends Part> = { parts: P[]; buildableQuantity: unknown }

/**
 * Removes from a stock group what the caller may not read: the name of a part is a field of its
 * stock card, and the buildable quantity reveals the available quantity of the cards.
 */
export const readableGroup = <P extends Part>(
  args: Group<P> & { ability: AppAbility },
): Partial<{ parts: (P | Omit<P, 'name'>)[]; buildableQuantity: unknown }> => {
  const { ability, parts, buildableQuantity } = args
  const seesNames = mayReadField(ability, 'stock-cards', 'name')
  const seesQuantities = mayReadField(ability, 'stock-cards', 'availableQuantity')
  return {
    ...(mayReadField(ability, 'stock-groups', 'parts') && {
      parts: seesNames ? parts : parts.map(({ name: _, ...part }) => part),
    }),
    ...(seesQuantities &&
      mayReadField(ability, 'stock-groups', 'buildableQuantity') && { buildableQuantity }),
  }
}

type Values = Record<string, unknown>

/**
 * Removes from a shortage what the caller may not read of the card: everything without its name,
 * and the available quantity without `availableQuantity`.
 * @param data of the refusal `insufficientStock`: one shortage, or all of them in `shortages`
 */
export const readableShortages = (ability: AppAbility, data: Values): Values => {
  if (!mayReadField(ability, 'stock-cards', 'name')) return {}
  const seesQuantities = mayReadField(ability, 'stock-cards', 'availableQuantity')
  const readable = ({ available, ...named }: Values): Values =>
    seesQuantities ? { ...named, available } : named
  const { shortages, ...first } = data
  return {
    ...readable(first),
    ...(Array.isArray(shortages) && { shortages: shortages.map(readable) }),
  }
}
