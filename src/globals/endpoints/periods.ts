import { rootCommandEndpoints } from '@/collections/shared/placeCommandEndpoints'
import { closePeriod, reopenPeriod } from '@/operations/stock/periods/changePeriod'

/** Closing stock up to a day, and opening it again. */
export const periodEndpoints = rootCommandEndpoints('stock-periods', {
  close: ({ req, body }) => closePeriod({ req, ...body }),
  reopen: ({ req, body }) => reopenPeriod({ req, ...body }),
})
