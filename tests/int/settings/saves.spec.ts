import { expect, it } from 'vitest'
import type { Json } from '../../factories/client'
import { administrator } from '../../factories/person'

it('keeps what several people change at once: each save waits for the one before', async () => {
  const { get, post } = await administrator()
  for (let n = 0; n < 5; n += 1) {
    const parts = [
      { siteTitle: `başlık ${n}` },
      { siteDescription: `açıklama ${n}` },
      { companyProfile: { phone: `${n}` } },
    ]
    const saves = await Promise.all(parts.map((part) => post('/globals/settings', part)))
    expect(saves.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await get<Json>('/globals/settings')).json).toMatchObject(Object.assign({}, ...parts))
  }
})
