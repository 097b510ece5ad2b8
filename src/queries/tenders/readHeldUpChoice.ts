import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { isChoiceHeldUp } from '@/domain/tenders/commands'
import { readCommandFacts } from '../shared/readCommandFacts'

/**
 * Whether the choice of a tender's customer cannot be applied before what was delivered is taken back.
 * @param tender one that the caller may read
 * @returns null if nothing keeps it from being applied, or there is none; otherwise whether the caller
 *   may read the movements to reverse
 */
export const readHeldUpChoice = async (
  req: PayloadRequest,
  tender: number,
): Promise<{ mayReadMovements: boolean } | null> => {
  const facts = (await readCommandFacts({ req, slug: 'tenders', ids: [tender] })).get(tender)
  if (!facts || !isChoiceHeldUp(facts)) return null
  return { mayReadMovements: (await abilityOfRequest(req)).can('read', 'stock-movements') }
}
