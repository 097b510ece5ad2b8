import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { notifyApprovers } from '../notifications/notifyTender'
import { companySettings } from '../settings/companySettings'
import { inTransaction } from '../shared/transaction'
import { lockTender } from './lockTender'
import { numberTender } from './numberTender'
import { readTenderItems } from './readTenderItems'
import { requireBidder } from './requireBidder'
import { writeTender } from './writeTender'

/**
 * Marks a tender as sent to the customer; it gets its number now.
 * @throws Refusal `wrongTenderState` and its kind, `tenderHasNoItems`, `bidderMissing`
 */
export const sendTender = ({ req, id }: { req: PayloadRequest; id: number }) =>
  inTransaction(req, async () => {
    const tender = await lockTender(req, id, 'send')
    if ((await readTenderItems({ req, tenderId: id })).length === 0)
      throw new Refusal('tenderHasNoItems')
    requireBidder(tender)
    const number = await numberTender(req, tender)
    const { fourEyes } = await companySettings(req)
    await notifyApprovers({ req, tender, number, fourEyes })
    return writeTender(req, id, sql`status = 'sent', number = ${number}`)
  })
