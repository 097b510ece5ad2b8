import type { FieldAccess, PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import type { FieldShape } from '@/queries/filters/collectionShape'
import { judgeOrder } from './judgeOrder'

const ofReader = (name: string) => ({ user: { name } }) as unknown as PayloadRequest

const column = (read?: FieldAccess): FieldShape => ({
  kind: 'text',
  hasMany: false,
  isOwnColumn: true,
  read,
})

const open = column()
const seen = column(() => true)
const seenLate = column(() => Promise.resolve(true))
const hidden = column(() => false)
const hiddenLate = column(() => Promise.resolve(false))
const ofAda = column(
  ({ req }) => (req as unknown as { user: { name: string } }).user.name === 'Ada',
)

const judged = (sortedBy: FieldShape[], reader = 'Ada') =>
  judgeOrder({ sortedBy, requestOf: () => Promise.resolve(ofReader(reader)) })

describe('an order', () => {
  const refusal = expect.objectContaining({ code: 'invalidQuery', data: { path: 'sort' } })

  it.each([[[]], [[open]], [[seen]], [[open, seen, seenLate]], [[ofAda, open]]])(
    'by columns that its reader sees passes: %#',
    async (sortedBy) => {
      await expect(judged(sortedBy)).resolves.toBeUndefined()
    },
  )

  it.each([[[hidden]], [[hiddenLate]], [[seen, hidden]], [[hiddenLate, open, seen]]])(
    'by one column that its reader does not see is refused: %#',
    async (sortedBy) => {
      await expect(judged(sortedBy)).rejects.toThrow(refusal)
    },
  )

  it('is judged by who asks', async () => {
    await expect(judged([ofAda], 'Grace')).rejects.toThrow(refusal)
  })

  it('by columns that are open to all looks for no reader', async () => {
    const requestOf = () => Promise.reject(new Error('looked'))
    await expect(judgeOrder({ sortedBy: [open, open], requestOf })).resolves.toBeUndefined()
    await expect(judgeOrder({ sortedBy: [open, seen], requestOf })).rejects.toThrow('looked')
  })
})
