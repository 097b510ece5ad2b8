import type { PayloadRequest } from 'payload'
import { dayToStored, today } from '@/domain/shared/day'
import { companySettings } from '../settings/companySettings'

/** Today of the company, in the form in which days are stored. */
export const operationDay = async (req: PayloadRequest): Promise<string> => {
  const { timeZone } = await companySettings(req)
  return dayToStored(today({ now: new Date(), timeZone }))
}
