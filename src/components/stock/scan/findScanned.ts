import { readApi } from '../../ui/requests/api'
import type { CardFacts } from '../stockFacts'

/** A card as a scan finds it. */
export type ScannedCard = CardFacts & { currentQuantity?: number | null }

type Found = {
  cards: ScannedCard[]
  code: string
  quantity: string | null
  mayCreate: boolean
}

const KEY = 'bo-scanner'

/** Whether the scanner of this device presses the keys of the layout in use: found out by codes. */
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
    // Both readings are requested all the same.
  }
}

/**
 * The card of a scanned code. Both readings of what a scanner typed are requested; the one that found
 * a card here before goes first, and is what a new card is offered for.
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
