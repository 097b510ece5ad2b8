import type { FilterOptions } from 'payload'

/** Offers only rows of the company chosen in the same form. */
export const ofSameCompany: FilterOptions = ({ data, siblingData }) => {
  const company =
    (data as { company?: unknown })?.company ?? (siblingData as { company?: unknown })?.company
  const id = company && typeof company === 'object' && 'id' in company ? company.id : company
  return id ? { company: { equals: id } } : false
}
