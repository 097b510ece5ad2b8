import type { PageRight } from '@/catalog/names'
import type { AppAbility } from '../buildAbility'

/** A right as a key: `read:tenders`, or `read:tenders:*` for an unrestricted one. */
export const rightWord = (right: PageRight): string => right.join(':')

/**
 * Which of some rights a reader has, as sent to the browser.
 * @param rights required by pages and links
 * @returns each once, as a key
 */
export const heldRights = (ability: AppAbility, rights: readonly PageRight[]): string[] => [
  ...new Set(rights.filter((right) => ability.can(...right)).map(rightWord)),
]
