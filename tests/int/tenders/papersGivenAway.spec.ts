import { describe, expect, it } from 'vitest'
import type { Json } from '../../factories/client'
import { makeOffer } from '../../factories/offer'
import { makePerson } from '../../factories/person'
import { makeCompany } from '../../factories/rows'
import { said, verdict } from '../../factories/stock'
import { makeTender, sendOf } from '../../factories/tender'

describe('whoever may not read customers', () => {
  const seller = () => makePerson([{ subject: 'tenders', actions: ['read', 'write'] }])
  const email = 'satinalma@musteri.example'

  it('sends to the customer, and brings the paper with their address to nobody else', async () => {
    const company = (await makeCompany({ email })).id
    const { id } = await makeTender({ company })
    const by = await seller()
    const foreign = { to: [email, 'ben@evil.example'] }
    expect(await verdict(`/tenders/${id}/send`, foreign, by)).toBe('403 notAllowed')
    expect(await verdict(`/tenders/${id}/send`, {}, by)).toBe('200')
    expect(await verdict(`/tenders/${id}/resend`, foreign, by)).toBe('403 notAllowed')
    expect(await verdict(`/tenders/${id}/resend`, { to: [email] }, by)).toBe('200')
    expect(said(await by.get(`/tender-sends/${await sendOf(id)}/link`))).toBe('403 notAllowed')
  })

  it('is told no address by what became of a mail, nor by its subject', async () => {
    const { send } = await makeOffer()
    const by = await seller()
    const { json } = await by.get<Json>(`/tender-sends/${send}`)
    for (const field of ['recipients', 'subject', 'message', 'deliveryReason', 'filename'])
      expect(json).not.toHaveProperty(field)
  })
})
