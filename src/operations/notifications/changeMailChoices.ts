import type { PayloadRequest } from 'payload'
import type { NotificationKind } from '@/domain/notifications/events'
import type { MailChoice } from '@/domain/notifications/mailChoices'
import { PREFERENCES } from '@/domain/settings/preferences'
import { keepPreference } from '../preferences/keepPreference'

/**
 * Changes when a user is mailed notifications of some kinds; others keep their choice. Applies to
 * notifications that come later, and to mails that were not sent yet.
 * @param args.owner id of the user
 * @throws Refusal `preferenceQuota`, as any preference
 */
export const changeMailChoices = async (args: {
  req: PayloadRequest
  owner: number
  mails: Readonly<Partial<Record<NotificationKind, MailChoice>>>
}): Promise<void> => {
  const { req, owner, mails } = args
  const changed = Object.keys(mails)
  await keepPreference({ req, owner, key: PREFERENCES.mails, value: mails, changed })
}
