import type { PayloadRequest } from 'payload'
import type { CommandActor } from '@/access/commands'
import { today } from '@/domain/shared/day'
import { approvalLimitOf } from '../settings/approvalLimitOf'
import { companySettings } from '../settings/companySettings'

/** Who asks, and what the settings ask of them: what the rules of commands want to know. */
export const commandActor = async (req: PayloadRequest): Promise<CommandActor> => {
  const [{ timeZone, fourEyes }, approvalLimit] = await Promise.all([
    companySettings(req),
    approvalLimitOf(req),
  ])
  const userId = req.user?.collection === 'users' ? req.user.id : null
  return { userId, fourEyes, approvalLimit, today: today({ now: new Date(), timeZone }) }
}
