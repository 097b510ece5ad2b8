import type { Endpoint } from 'payload'
import { isAuditedSlug } from '@/domain/audit/auditedSlugs'
import { Refusal } from '@/domain/shared/refusal'
import { isRecordId } from '@/domain/shared/recordId'
import { readActivity } from '@/queries/audit/readActivity'

/** Entries per page. */
const SIZE = 20

/** Ids of the audit trail have more digits than ids of other records. */
const EVENT_ID = /^[1-9]\d{0,14}$/

const eventIn = (value: unknown): number | null => {
  if (value === undefined || value === '') return null
  if (typeof value !== 'string' || !EVENT_ID.test(value)) throw new Refusal('invalidQuery')
  return Number(value)
}

/**
 * GET /api/audit-events/activity?subject=&document=&before=: the history of one record, in the
 * reader's language, newest first.
 */
export const activity: Endpoint = {
  path: '/activity',
  method: 'get',
  handler: async (req) => {
    const { subject, document, before } = req.query
    // There is only one row of settings, whatever its id.
    const isOne = subject === 'settings' && document === undefined
    if (!isAuditedSlug(subject) || !(isOne || isRecordId(document)))
      throw new Refusal('invalidQuery')
    const page = await readActivity({
      req,
      filter: { subject, ...(!isOne && { document: Number(document) }) },
      before: eventIn(before),
      size: SIZE,
    })
    return Response.json(page)
  },
}
