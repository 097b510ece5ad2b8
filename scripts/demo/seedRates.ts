import { addDays, type Day } from '@/domain/shared/day'
import { FOREIGN_CURRENCIES } from '@/domain/rates/bulletin'
import { systemRequest } from '@/lib/payloadRequests'
import { keepBulletin } from '@/operations/rates/keepBulletin'
import type { Demo } from './Demo'
import { BULLETIN_DAYS, hasBulletin, rateOn } from './rates'

/** The bank buys for a little less than it sells for. */
const BUYING_SHARE = '0.9982'

const bulletinOf = (day: Day, daysAgo: number) => ({
  day,
  rates: FOREIGN_CURRENCIES.map((currency) => {
    const selling = rateOn(currency, daysAgo)
    const buying = selling.mul(BUYING_SHARE).toDecimalPlaces(4)
    return { currency, buying: buying.toFixed(), selling: selling.toFixed() }
  }),
})

/** Bulletins of the last weeks, as the job would have kept them. */
export const seedRates = async ({ payload, today }: Demo): Promise<void> => {
  for (let daysAgo = BULLETIN_DAYS; daysAgo > 0; daysAgo -= 1) {
    const day = addDays(today, -daysAgo)
    if (!hasBulletin(day, daysAgo)) continue
    await keepBulletin(await systemRequest(payload), bulletinOf(day, daysAgo))
  }
}
