import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { recipientOf } from '@/operations/notifications/readNotifications'

/**
 * The user whose notifications a request is about: always the one who sent it.
 * @throws Refusal `signInFirst`; `notAllowed` for programs, which have none
 */
export const requireRecipient = (req: PayloadRequest): number => {
  if (!req.user) throw new Refusal('signInFirst')
  const recipient = recipientOf(req)
  if (recipient === null) throw new Refusal('notAllowed')
  return recipient
}
