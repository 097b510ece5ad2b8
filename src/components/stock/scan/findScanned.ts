import { readApi } from '../../ui/requests/api'
import type { CardFacts } from '../stockFacts'

/** A scanned card. */
export type ScannedCard = CardFacts & { currentQuantity?: number | null }

type Found = {
  cards: ScannedCard[]
  code: string
  quantity: string | null
  mayCreate: boolean
}

const KEY = 'bo-scanner'

/** Whether this device's scanner matches the keyboard layout: learned from successful scans. */
const writesAsShown = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'shown'
  } catch {
    return false
  }
}

const keepWriting = (isAsShown: boolean): void => {
  try {
    localStorage.setItem(KEY, isAsShown ? 'shown' : 'american')
  } catch {
    // Both interpretations are requested anyway.
  }
}

/**
 * The card of a scanned code. Both interpretations of the typed keys are requested; the one that
 * matched on this device before comes first, and is used for creating a card.
 * @throws ApiFailure
 */
export const findScanned = async (text: string, typed?: string): Promise<Found> => {
  const isPlain = typed === undefined || writesAsShown()
  const query = new URLSearchParams({ code: isPlain ? text : typed })
  if (typed !== undefined) query.set('typed', isPlain ? typed : text)
  const found = await readApi<Found>(`/api/stock-cards/by-code?${query}`)
  if (typed !== undefined && found.cards.length > 0) keepWriting(found.code === text)
  return found
}
