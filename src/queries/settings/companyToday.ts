import type { Reader } from '../shared/rows'
import type { Day } from '@/domain/shared/day'
import { companySettings } from './companySettings'

/**
 * Today for the company: the day in the time zone of its settings, neither the server's nor the
 * browser's. At half past two in Istanbul it is still yesterday in UTC.
 */
export const companyToday = async (req: Reader): Promise<Day> => {
  const { today } = await companySettings(req)
  return today
}
