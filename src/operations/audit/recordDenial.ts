import type { Payload } from 'payload'
import { auditContext } from '@/lib/auditContext'
import { recordEvent } from './recordEvent'

/**
 * Records in the audit trail that a signed-in user was refused for lack of permission; in a
 * separate transaction, because the refused one was rolled back. A failure is only logged.
 * Anonymous requests are not recorded: they could flood the trail.
 * @param denial.code of the refusal
 * @param denial.path of the request, without its query string
 */
export const recordDenial = async (
  payload: Payload,
  denial: {
    code: string
    method: string
    path: string
    subject?: string | null
    document?: number | null
  },
): Promise<void> => {
  const { code, method, path, subject = null, document = null } = denial
  const { user, name } = auditContext() ?? {}
  if (!user && !name) return
  try {
    await recordEvent({
      req: { payload },
      action: 'denied',
      subject,
      document,
      details: { code, method, path },
    })
  } catch (err) {
    payload.logger.error({ msg: 'A denial is missing in the audit trail', code, path, err })
  }
}
