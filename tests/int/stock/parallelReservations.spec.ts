import { expect, it } from 'vitest'
import { figuresOf } from '../../factories/card'
import type { Json } from '../../factories/client'
import { expectSoundData } from '../../factories/expectSoundData'
import { administrator } from '../../factories/person'
import { makeCard } from '../../factories/rows'

it('gives 50 free pieces to exactly 50 of 200 reservations at once', async () => {
  const { post } = await administrator()
  const card = await makeCard({ stock: 50 })
  const answers = await Promise.all(
    Array.from({ length: 200 }, () =>
      post<{ errors?: [Json] }>('/stock-reservations', { stockCard: card.id, quantity: 1 }),
    ),
  )
  const refused = answers.filter(({ status }) => status !== 201)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(50)
  expect(refused).toHaveLength(150)
  const said = new Set(
    refused.map(
      ({ status, json }) => `${status} ${json.errors?.[0].code} ${json.errors?.[0].message}`,
    ),
  )
  expect([...said]).toEqual(['409 insufficientStock Miktar mevcut miktardan fazla olamaz.'])
  expect(await figuresOf(card.id)).toEqual({ current: 50, reserved: 50, available: 0 })
  await expectSoundData()
})
