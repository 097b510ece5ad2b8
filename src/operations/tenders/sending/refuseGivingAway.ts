import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayWholly } from '@/access/buildAbility'
import { Refusal } from '@/domain/shared/refusal'
import { customerAddresses } from './recipients'

/**
 * Refuses to show a document to anyone other than its customer, unless the caller may read
 * customers, because it contains the address. The other rights are checked by the commands.
 * @throws Refusal `notAllowed`
 */
export const refuseGivingAway = async (req: PayloadRequest): Promise<void> => {
  if (!req.user) return
  if (!mayWholly(await abilityOfRequest(req), 'read', 'customers')) throw new Refusal('notAllowed')
}

/**
 * Refuses to send a document to other addresses than the customer's own, by `refuseGivingAway`.
 * @param args.to addresses from the request
 * @throws Refusal `notAllowed`
 */
export const refuseForeignAddresses = async (args: {
  req: PayloadRequest
  id: number
  to: readonly string[]
}): Promise<void> => {
  const { req, id, to } = args
  const own = await customerAddresses(req, id)
  if (to.some((address) => !own.includes(address))) await refuseGivingAway(req)
}
