import type { PayloadRequest } from 'payload'
import { limitedBy } from '@/domain/tenders/approval/overLimit'
import { inTransaction } from '../../shared/transaction'
import { lockTender } from '../lockTender'
import { readTenderItems } from '@/queries/tenders/readTenderItems'
import { readApprovers } from './readApprovers'

/**
 * Users whom the caller can ask to approve a tender.
 * @throws Refusal `notFound`
 */
export const approversFor = (
  req: PayloadRequest,
  id: number,
): Promise<{ id: number; name: string }[]> =>
  inTransaction(req, async () => {
    const tender = await lockTender(req, id)
    const items = await readTenderItems({ req, tenderId: id })
    return readApprovers(req, { ...tender, limited: limitedBy(tender, items) })
  })
