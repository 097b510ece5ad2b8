import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { isChoiceHeldUp } from '@/domain/tenders/commands'
import { readCommandFacts } from '../shared/readCommandFacts'

/**
 * Whether deliveries prevent applying the choice of a tender's customer until they are reversed.
 * @param tender one that the caller may read
 * @returns null if nothing prevents it, or there is none; otherwise whether the caller may read the
 *   movements to reverse
 */
export const readHeldUpChoice = async (
  req: PayloadRequest,
  tender: number,
): Promise<{ mayReadMovements: boolean } | null> => {
  const facts = (await readCommandFacts({ req, slug: 'tenders', ids: [tender] })).get(tender)
  if (!facts || !isChoiceHeldUp(facts)) return null
  return { mayReadMovements: (await abilityOfRequest(req)).can('read', 'stock-movements') }
}
