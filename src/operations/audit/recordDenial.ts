import type { Payload } from 'payload'
import { auditContext } from '@/lib/auditContext'
import { recordEvent } from './recordEvent'

/**
 * Writes down that somebody signed in asked for what they may not: after the refusal, whose
 * transaction kept nothing. A row that cannot be written is logged; the answer stays what it is.
 * Nobody signed in leaves no rows: anybody could fill the trail.
 * @param denial.code of the refusal
 * @param denial.path as it was asked for, without its query
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
