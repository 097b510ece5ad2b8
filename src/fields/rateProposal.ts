import type { UIField } from 'payload'
import type { RatePurpose } from '@/domain/rates/rates'

/**
 * The hint below a rate: which one is proposed for the currency and the day in the form.
 * @param names of the fields that hold them
 */
export const rateProposal = (names: {
  purpose: RatePurpose
  currency: string
  day: string
  total?: string
}): UIField => ({
  name: 'rateProposal',
  type: 'ui',
  admin: {
    components: {
      Field: {
        path: '/components/document/rate/RateProposal#RateProposal',
        clientProps: { ...names, rate: 'currencyRate' },
      },
    },
  },
})
