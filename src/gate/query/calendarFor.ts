import type { Payload } from 'payload'
import type { Calendar } from '@/queries/filters/relativeDays'
import { companySettings } from '@/queries/settings/companySettings'

const NAMED = /(?:@|%40)(?:today|week|month|quarter|year)/

/**
 * What the relative days of a query (`@today-30`) count from: read only where one is named, since
 * few queries name any.
 */
export const calendarFor = async (
  payload: Payload,
  search: string,
): Promise<Calendar | undefined> => (NAMED.test(search) ? companySettings({ payload }) : undefined)
