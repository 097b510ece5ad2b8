import { rootCommandEndpoints } from '@/collections/shared/placeCommandEndpoints'
import { applyPriceChange, previewPriceChange } from '@/operations/stock/prices/changePrices'

/** Prices of many cards: what they would become, and changing them. */
export const priceEndpoints = rootCommandEndpoints('prices', {
  preview: ({ req, body }) => previewPriceChange(req, body),
  apply: ({ req, body }) => applyPriceChange(req, body),
})
