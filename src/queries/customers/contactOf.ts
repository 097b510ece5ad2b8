import type { Contact } from '@/present/customers/customerSheet'
import { shownName } from '@/present/record/shownName'
import type { Employee } from '@/payload-types'

/** An employee as a contact: their phone numbers, mobile ones first. */
export const contactOf = (doc: Employee): Contact => ({
  id: doc.id,
  name: shownName(doc.name),
  title: doc.title ?? null,
  email: doc.email ?? null,
  phones: (['cellPhone1', 'cellPhone2', 'phone1', 'phone2'] as const).flatMap((field) => {
    const number = doc[field]?.trim()
    return number ? [{ field, number }] : []
  }),
  isExecutive: doc.isExecutive ?? false,
  isContact: doc.isContact ?? false,
  isDefaultContact: doc.isDefaultContact ?? false,
})
