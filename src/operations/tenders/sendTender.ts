import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { refuseSending } from '@/domain/tenders/sending'
import { emit } from '../events/emit'
import { companySettings } from '../settings/companySettings'
import { inTransaction } from '../shared/transaction'
import { lockTender } from './lockTender'
import { numberTender } from './numberTender'
import { readTenderItems } from './readTenderItems'
import { refuseStep } from './refuseStep'
import { writeTender } from './writeTender'

/**
 * Marks a tender as sent to the customer; it gets its number now.
 * @throws Refusal `wrongTenderState` and its kind, `tenderExpired`, `tenderHasNoItems`,
 *   `bidderMissing` and its kind
 */
export const sendTender = ({ req, id }: { req: PayloadRequest; id: number }) =>
  inTransaction(req, async () => {
    const tender = await lockTender(req, id, 'send')
    const { today, fourEyes } = await companySettings(req)
    const items = await readTenderItems({ req, tenderId: id })
    refuseStep(refuseSending({ ...tender, today, itemCount: items.length }), {
      validUntil: tender.validUntil,
    })
    const number = await numberTender(req, tender)
    const { title, createdBy, totalBase } = tender
    const data = { title, createdBy, totalBase, number, fourEyes }
    await emit(req, { name: 'tenderSent', document: id, data })
    return writeTender(req, id, sql`status = 'sent', number = ${number}`)
  })
