import type { Json } from '../../factories/client'
import type { Person } from '../../factories/person'
import { anyName, makeCompany, type Row } from '../../factories/rows'
import { freeLine } from '../../factories/tender'
import { today } from '../../factories/day'

export { freeLine, line } from '../../factories/tender'

/** A draft of this person's own, with one line unless others are given. */
export const makeCompanyTender = async (author: Person, data: Json = {}): Promise<Row> => {
  const { status, json, text } = await author.post<{ doc: Row }>('/tenders', {
    title: anyName('Teklif'),
    date: today(),
    currency: 'TRY',
    company: (await makeCompany()).id,
    items: [freeLine()],
    ...data,
  })
  if (status !== 201) throw new Error(`no tender: ${status} ${text}`)
  return json.doc
}
