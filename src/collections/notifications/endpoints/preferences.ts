import type { Endpoint, PayloadRequest } from 'payload'
import { insistOnStaff } from '@/access/session/staffOf'
import { MAIL_CHOICES_BODY } from '@/catalog/commands/bodies/mailChoicesBody'
import { bodyFrom } from '@/collections/shared/commandCall'
import { NEVER_OFF } from '@/domain/notifications/mailChoices'
import { changeMailChoices } from '@/operations/notifications/changeMailChoices'
import { readMailChoices } from '@/queries/notifications/mailChoices'

/**
 * The caller's choices by kind of notification: when to be mailed, and which ones are off. Also the
 * kinds that cannot be switched off.
 */
const answer = async (req: PayloadRequest, user: number): Promise<Response> =>
  Response.json({ ...(await readMailChoices(req, [user])).get(user), neverOff: NEVER_OFF })

/** GET /api/notifications/preferences */
const read: Endpoint = {
  path: '/preferences',
  method: 'get',
  handler: (req) => answer(req, insistOnStaff(req)),
}

/**
 * PATCH /api/notifications/preferences `{mails: {lowStock: 'daily'}}`: kinds that are not sent keep
 * their choice.
 */
const change: Endpoint = {
  path: '/preferences',
  method: 'patch',
  handler: async (req) => {
    const owner = insistOnStaff(req)
    const { mails } = await bodyFrom(req, MAIL_CHOICES_BODY)
    await changeMailChoices({ req, owner, mails })
    return answer(req, owner)
  },
}

/** The endpoints of a user's choices about mails. */
export const preferenceEndpoints: Endpoint[] = [read, change]
