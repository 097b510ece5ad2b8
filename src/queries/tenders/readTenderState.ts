import type { PayloadRequest } from 'payload'
import { idOf } from '@/domain/shared/idOf'
import { nameOf } from '../related/readDocument'
import { companyToday } from '../settings/companyToday'

/** Data for displaying a tender's status: the company's day, and the requested approver. */
export const readTenderState = async (
  req: PayloadRequest,
  doc: Readonly<Record<string, unknown>>,
) => {
  const approver = idOf(doc.approver)
  const name = await nameOf(req, 'users', approver)
  return {
    today: await companyToday(req),
    asked: approver === null ? null : { id: approver, name },
  }
}
