import type { PayloadRequest } from 'payload'
import { dayToStored } from '@/domain/shared/day'
import { companyToday } from '@/queries/settings/companyToday'
import { dateField, type DateOptions } from './dateField'

/**
 * A calendar day, without a time. Stored at noon UTC, which is the same day in every time zone from
 * UTC−12 to UTC+11; `hooks/strictInput` converts whatever a client sends.
 */
export const dayField = (options: DateOptions) =>
  dateField({ ...options, custom: { ...options.custom, day: true } }, 'dayOnly')

/**
 * Default of an optional day: today in the company's time zone, in the form and in the API alike.
 */
export const todayOfCompany = async ({ req }: { req: PayloadRequest }): Promise<string> =>
  dayToStored(await companyToday(req))
