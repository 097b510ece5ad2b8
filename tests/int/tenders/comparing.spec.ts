import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { compareContents, type ComparedContent } from '@/domain/tenders/compare'
import { comparableWith } from '@/queries/tenders/readTenderSide'
import { readComparison } from '@/queries/tenders/comparing/readComparison'
import { administrator } from '../../factories/person'
import { makeCard } from '../../factories/rows'
import { freeLine, line, makeTender, step } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'

let req: PayloadRequest
beforeAll(async () => {
  await administrator()
  req = await createLocalReq({}, await getTestPayload())
})

const found = (sides: {
  before: { content: ComparedContent }
  after: { content: ComparedContent }
}) => compareContents(sides.before.content, sides.after.content)

describe('two revisions', () => {
  it('are compared, the earlier one first, whichever is asked', async () => {
    const boss = await administrator()
    const [one, two] = [await makeCard(), await makeCard()]
    const { id } = await makeTender({ items: [line(one.id), freeLine()] })
    await step(id, 'send')
    const { id: next } = await step(id, 'revise')
    await boss.patch(`/tenders/${next}`, {
      title: 'Yeni başlık',
      items: [line(one.id, { quantity: 3 }), line(two.id)],
    })
    for (const [own, wanted] of [
      [next, null],
      [next, id],
      [id, next],
      [id, null],
    ] as const) {
      const { sides, others } = (await readComparison(req, { id: own, wanted })) ?? {}
      expect(others).toHaveLength(1)
      if (!sides) throw new Error('not compared')
      expect([sides.before.id, sides.after.id]).toEqual([id, next])
      const { fields, lines, totals } = found(sides)
      expect(fields).toEqual(['title'])
      expect(lines.map((row) => row.kind)).toEqual(['changed', 'added', 'removed'])
      expect(totals.find(({ field }) => field === 'total')).toMatchObject({
        before: '240.00',
        after: '480.00',
        difference: '240.00',
      })
    }
    expect(await comparableWith(req, next)).toEqual(['revision'])
    expect(await comparableWith(req, id)).toEqual([])
  })

  it('are of one number', async () => {
    const [one, two] = [await makeTender(), await makeTender()]
    expect(await readComparison(req, { id: one.id, wanted: two.id })).toBeNull()
    expect(await readComparison(req, { id: one.id, wanted: 'approval' })).toBeNull()
    expect((await readComparison(req, { id: one.id, wanted: null }))?.sides).toBeNull()
    expect(await readComparison(req, { id: 2_000_000_000, wanted: null })).toBeNull()
  })
})

describe('what was approved', () => {
  it('is kept, and says what changed since it was withdrawn', async () => {
    const boss = await administrator()
    const { id } = await makeTender({ items: [freeLine({ unitPrice: 10 })] })
    await step(id, 'approve')
    expect(await comparableWith(req, id)).toEqual([])
    await step(id, 'withdraw-approval')
    expect(await comparableWith(req, id)).toEqual(['approval'])
    await boss.patch(`/tenders/${id}`, { items: [freeLine({ unitPrice: 12 })] })
    const { sides } = (await readComparison(req, { id, wanted: 'approval' })) ?? {}
    if (!sides) throw new Error('not compared')
    expect(sides.before.approvedAt).toMatch(/^\d{4}-.*Z$/)
    expect(found(sides).lines).toMatchObject([{ kind: 'changed', changes: ['unitPrice', 'net'] }])
    // Approved anew, nothing changed since.
    await step(id, 'approve')
    const again = (await readComparison(req, { id, wanted: 'approval' }))?.sides
    expect(again && found(again).lines).toMatchObject([{ kind: 'same' }])
  })
})
