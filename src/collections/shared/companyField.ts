import type { RelationshipField } from 'payload'
import { fromAddress } from '@/fields/fromAddress'
import { refuseMergedChoice } from '@/operations/customers/refuseMerged'
import { winnerOf } from '@/queries/customers/winnerOf'
import { scopedCompany } from './scopedDefault'

const named = fromAddress('company')

/**
 * The customer of a record. Default: the customer from whose page the form was opened, or, if that
 * one was merged, the customer it was merged into.
 */
export const companyField = (more: { required?: true } = {}): RelationshipField => ({
  name: 'company',
  type: 'relationship',
  relationTo: 'companies',
  defaultValue: (args: Parameters<typeof named>[0]) => {
    const company = scopedCompany(args) ?? named(args)
    return company === undefined ? undefined : winnerOf(args.req, company)
  },
  hooks: { beforeChange: [refuseMergedChoice] },
  ...more,
})
