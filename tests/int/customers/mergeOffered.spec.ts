import { randomInt } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { pairOf } from '@/domain/customers/merge'
import { PREFERENCES } from '@/domain/settings/preferences'
import { readCustomer } from '@/queries/customers/readCustomer'
import type { Json } from '../../factories/client'
import { merged } from '../../factories/merging'
import { administrator, makePerson, type Person } from '../../factories/person'
import { anyName, makeBranch, makeCompany } from '../../factories/rows'
import { pageFor } from '../records/page'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

const two = async (winner: Json = {}, loser: Json = {}) => ({
  winner: (await makeCompany(winner)).id,
  loser: (await makeCompany(loser)).id,
})

describe('the page of a customer that is there twice', () => {
  const sheetOf = async (id: number, who = boss, query?: Json) =>
    (
      await readCustomer(
        { ...(await pageFor(who, { id })), route: 'customerView' },
        'tenders',
        query,
      )
    )?.merging
  const twice = async () => {
    const digits = String(randomInt(100_000_000, 1_000_000_000))
    const line = digits.slice(2)
    const of = await two({ bossPhone: `0532${line}` })
    await makeBranch({ company: of.winner, taxNumber: `DE${digits}` })
    await makeBranch({ company: of.loser, taxNumber: `de ${digits}`, phone: `+90 532 ${line}` })
    return of
  }

  it('offers the merge for a tax number, an address or a phone, and no name', async () => {
    const { winner, loser } = await twice()
    expect((await sheetOf(winner))?.duplicate).toMatchObject({
      ...{ company: loser, likenesses: ['taxNumber', 'phone'], sure: true },
      mergeHref: `/customers/view/${winner}?merge=${loser}`,
    })
    expect((await sheetOf(loser))?.duplicate).toMatchObject({ company: winner })
    const name = anyName('Aynı')
    const named = await two({ name }, { name })
    expect((await sheetOf(named.winner))?.duplicate).toBe(null)
    const mail = `${anyName('x').slice(-9)}@example.com`.toLowerCase()
    const mailed = await two({ email: mail }, { extraEmails: [{ email: mail }] })
    expect((await sheetOf(mailed.loser))?.duplicate).toMatchObject({ company: mailed.winner })
    await merged(boss, { winner, loser })
    expect((await sheetOf(winner))?.duplicate).toBe(null)
  })

  it('is quiet for the person who has called it another customer, and for nobody else', async () => {
    const { winner, loser } = await twice()
    const pair = pairOf(winner, loser)
    const kept = await boss.post(`/payload-preferences/${PREFERENCES.notSame}`, {
      value: { [pair]: true },
      changed: [pair],
    })
    expect(kept.status).toBe(200)
    expect((await sheetOf(winner))?.duplicate).toBe(null)
    expect((await sheetOf(loser))?.duplicate).toBe(null)
    const other = await makePerson(allPermissions())
    expect((await sheetOf(winner, other))?.duplicate).toMatchObject({ company: loser })
  })

  it('opens with the customer that its address names, if it can be merged', async () => {
    const { winner, loser } = await twice()
    const withOf = async (merge: unknown) => (await sheetOf(winner, boss, { merge }))?.with
    expect(await withOf(String(loser))).toMatchObject({ id: loser })
    for (const wrong of [String(winner), 'x', '0', ['1'], undefined, '2147483640'])
      expect(await withOf(wrong), String(wrong)).toBe(null)
    await merged(boss, { winner: (await makeCompany()).id, loser })
    expect(await withOf(String(loser))).toBe(null)
  })

  it('and forms offer it for who may merge alone', async () => {
    const { winner, loser } = await twice()
    const mail = `${anyName('y').slice(-9)}@example.com`.toLowerCase()
    await boss.patch(`/companies/${loser}`, { email: mail })
    const hrefs = async (who: Person, sent: Json) =>
      (
        await who.post<{ docs: { mergeHref: string | null }[] }>('/companies/similar', sent)
      ).json.docs.map(({ mergeHref }) => mergeHref)
    const sent = { emails: [mail], except: winner }
    expect(await hrefs(boss, sent)).toEqual([`/customers/view/${winner}?merge=${loser}`])
    // A new customer cannot be merged.
    expect(await hrefs(boss, { emails: [mail] })).toEqual([null])
    const reader = await makePerson([{ subject: 'customers', actions: ['read', 'write'] }])
    expect(await hrefs(reader, sent)).toEqual([null])
    expect(await sheetOf(winner, reader)).toBe(null)
  })
})
