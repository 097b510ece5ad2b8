import type { Id } from '@/domain/shared/idOf'
import { recordIdOf } from '@/domain/shared/recordId'

const KEPT = 5

// Numbers alone: what they go by is asked anew, by whoever sits at this browser then.
const keyOf = (personId: Id, slug: string) => `bo-chosen-${personId}-${slug}`

/** What a person chose last of a collection in this browser, newest first. */
export const readRecentChoices = (personId: Id | undefined, slug: string): number[] => {
  if (personId === undefined) return []
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(personId, slug)) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap((id) => recordIdOf(id) ?? []) : []
  } catch {
    return []
  }
}

/** Moves a chosen record to the front. */
export const rememberChoice = (personId: Id | undefined, slug: string, id: Id): void => {
  if (personId === undefined) return
  const others = readRecentChoices(personId, slug).filter((known) => known !== Number(id))
  try {
    localStorage.setItem(keyOf(personId, slug), JSON.stringify([id, ...others].slice(0, KEPT)))
  } catch {
    // Browser storage is unavailable: nothing is offered first.
  }
}
