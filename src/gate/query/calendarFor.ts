import type { Payload } from 'payload'
import type { Calendar } from '@/queries/filters/relativeDays'
import { companySettings } from '@/queries/settings/companySettings'

const NAMED = /(?:@|%40)(?:today|week|month|quarter|year)/

/**
 * The reference day of relative days in a query (`@today-30`): only read if there is one, because
 * few queries have any.
 */
export const calendarFor = async (
  payload: Payload,
  search: string,
): Promise<Calendar | undefined> => (NAMED.test(search) ? companySettings({ payload }) : undefined)
