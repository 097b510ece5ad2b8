import type { RelationshipField } from 'payload'
import { scopedCompany } from './scopedDefault'

/** The customer a record belongs to; to begin with, the one whose page it was opened from. */
export const companyField = (more: { required?: true } = {}): RelationshipField => ({
  name: 'company',
  type: 'relationship',
  relationTo: 'companies',
  defaultValue: scopedCompany,
  ...more,
})
