import { expect, it } from 'vitest'
import { figuresOf } from '../../factories/card'
import { expectSoundData } from '../../factories/expectSoundData'
import { administrator } from '../../factories/person'
import { makeCard } from '../../factories/rows'
import { today } from '../../factories/day'
import { select } from '../../factories/database'

const ROUNDS = 50

it('loses neither a title, a movement nor a reservation to an edit of the card', async () => {
  const { patch, post } = await administrator()
  const { id } = await makeCard({ stock: 100, unit: 'kg' })
  const movement = { stockCard: id, price: 1, currencyType: 'TRY', operationDate: today() }
  const round = (at: number) => [
    patch(`/stock-cards/${id}`, { name: `Ad ${at}` }),
    patch(`/stock-cards/${id}`, { qrCode: `Kod ${at}` }),
    post('/stock-movements', { ...movement, type: 'out', quantity: 1 }),
    post('/stock-reservations', { stockCard: id, quantity: 0.5 }),
  ]
  for (let at = 1; at <= ROUNDS; at += 1) {
    const answers = await Promise.all(round(at))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 201, 201])
    expect(await figuresOf(id)).toEqual({
      current: 100 - at,
      reserved: at / 2,
      available: 100 - at * 1.5,
    })
    const stored = await select('select name, qr_code from stock_cards where id = $1', [id])
    expect(stored).toEqual([{ name: `Ad ${at}`, qr_code: `Kod ${at}` }])
  }
  await expectSoundData()
})
