import { expect, it } from 'vitest'
import { administrator } from '../../factories/person'

it('sorts names by the Turkish alphabet', async () => {
  const { post, get } = await administrator()
  const mark = `Sıra ${Date.now()}`
  for (const letter of ['z', 'ı', 'ç', 'i', 'c', 'ö', 'o']) {
    await post('/stock-types', { name: `${mark} ${letter}` })
  }
  const { json } = await get<{ docs: { name: string }[] }>(
    `/stock-types?sort=name&limit=20&where[name][like]=${encodeURIComponent(mark)}`,
  )
  const letters = json.docs.map(({ name }) => name.at(-1))
  expect(letters).toEqual(['c', 'ç', 'ı', 'i', 'o', 'ö', 'z'])
})
