import { expect, it } from 'vitest'
import type { Json } from '../../factories/client'
import { administrator } from '../../factories/person'
import { anyName } from '../../factories/rows'

type Refused = { errors: [{ data: { errors: { path: string }[] } }] }

it('refuses notes that are too long before cleaning them: 800 kB of tags take minutes', async () => {
  const { post } = await administrator()
  const meet = { title: anyName('Görüşme'), notes: '<ul>'.repeat(200_000) }
  const { status, json } = await post<Refused>('/meets', meet)
  expect(status).toBe(400)
  expect(json.errors[0].data.errors.map(({ path }) => path)).toEqual(['notes'])
})

it('cleans notes that are not', async () => {
  const { post } = await administrator()
  const meet = { title: anyName('Görüşme'), notes: '<p onclick="x()">a<script>b</script></p>' }
  const { json } = await post<{ doc: Json }>('/meets', meet)
  expect(json.doc.notes).toBe('<p>a</p>')
})
