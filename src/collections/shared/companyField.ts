import type { RelationshipField } from 'payload'
import { fromAddress } from '@/fields/fromAddress'
import { scopedCompany } from './scopedDefault'

const named = fromAddress('company')

/** The customer a record belongs to; to begin with, the one whose page it was opened from. */
export const companyField = (more: { required?: true } = {}): RelationshipField => ({
  name: 'company',
  type: 'relationship',
  relationTo: 'companies',
  defaultValue: (args: Parameters<typeof named>[0]) => scopedCompany(args) ?? named(args),
  ...more,
})
