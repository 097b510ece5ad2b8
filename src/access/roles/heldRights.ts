import type { PageRight } from '@/catalog/names'
import type { AppAbility } from '../buildAbility'

/** A right as one word: `read:tenders`, with `:*` where it is narrowed to no fields. */
export const rightWord = (right: PageRight): string => right.join(':')

/**
 * Which of some rights a reader holds, as they are sent to the browser.
 * @param rights that pages and links ask for
 * @returns each once, as one word
 */
export const heldRights = (ability: AppAbility, rights: readonly PageRight[]): string[] => [
  ...new Set(rights.filter((right) => ability.can(...right)).map(rightWord)),
]
