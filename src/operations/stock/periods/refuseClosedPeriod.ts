import { Refusal } from '@/domain/shared/refusal'
import { refuseClosedDay } from '@/domain/stock/closedPeriods'
import { companySettings } from '@/queries/settings/companySettings'
import type { Reader } from '@/queries/shared/rows'

/**
 * Refuses a movement on a closed day with a message, before the trigger of the ledger does.
 * @param isByHand the user chose the day, and can choose another
 * @throws Refusal `periodClosed` with the last closed day; at the field of the day if it was chosen
 */
export const refuseClosedPeriod = async (args: {
  req: Reader
  operationDate: unknown
  isByHand: boolean
}): Promise<void> => {
  const { req, operationDate, isByHand } = args
  const { closedUntil: day } = await companySettings(req)
  const code = refuseClosedDay({ operationDate, closedUntil: day })
  if (!code) return
  if (!isByHand) throw new Refusal(code, { data: { day } })
  const fields = [{ path: 'operationDate', code, data: { day } }]
  throw new Refusal('invalidInput', { fields, data: { day } })
}
