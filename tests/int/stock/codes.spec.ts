import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { codeKey } from '@/domain/stock/codes/codes'
import type { Json } from '../../factories/client'
import { select } from '../../factories/database'
import { administrator, makePerson } from '../../factories/person'
import { anyName, makeCard } from '../../factories/rows'

type Refused = {
  errors: [{ code: string; data: { errors: { path: string; code: string; message: string }[] } }]
}

beforeAll(async () => {
  await administrator()
})

const TEXTS = [
  'VİDA-1',
  'vida-1',
  'VIDA ı',
  ' a b ',
  'ŞÖ-Ğ',
  '\u00a0\u200bx\ufeff\t',
  'ＡＢ１',
  'Straße',
  'ΑΣ',
  'ﬁx',
  '٠١a',
  'İ\u0307',
  ' \v\f\r\n',
]

it('compares codes as the domain does', async () => {
  const rows = await select<{ text: string; key: string }>(
    'select text, code_key(text) as key from unnest($1::text[]) text',
    [TEXTS],
  )
  expect(rows.map(({ key }) => key)).toEqual(TEXTS.map(codeKey))
})

describe.each(['sku', 'barcode'])('a %s', (field) => {
  const tag = () => `vida-${randomUUID()}`
  const twinOf = (code: string) => ` ${code.toUpperCase().replace('VIDA', 'VİDA')}\u00a0`

  it('belongs to one card, whatever its case and the blanks round it', async () => {
    const { post, patch } = await administrator()
    const code = tag()
    const holder = await makeCard({ [field]: code })
    const other = await makeCard()
    const twin = { name: anyName('Kart'), [field]: twinOf(code) }
    const answers = [
      await post<Refused>('/stock-cards', twin),
      await patch<Refused>(`/stock-cards/${other.id}`, { [field]: twinOf(code) }),
    ]
    for (const { status, json } of answers) {
      expect([status, json.errors[0].code]).toEqual([400, 'notUnique'])
      const [refused] = json.errors[0].data.errors
      expect(refused).toMatchObject({ path: field, code: 'codeTaken' })
      expect(refused?.message).toContain(holder.name)
    }
    const same = await patch<{ doc: Json }>(`/stock-cards/${holder.id}`, {
      [field]: code.toUpperCase(),
    })
    expect(same.json.doc[field]).toBe(code.toUpperCase())
  })

  it('is given to one of many who ask at once, and none waits for ever', async () => {
    const { post } = await administrator()
    const code = tag()
    const answers = await Promise.all(
      [code, code.toUpperCase(), twinOf(code), ` ${code}`].map((text) =>
        post<Refused>('/stock-cards', { name: anyName('Kart'), [field]: text }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400])
    for (const { status, json } of answers)
      if (status === 400) expect(json.errors[0].data.errors[0]).toMatchObject({ path: field })
  })

  it('names its card to nobody who may not read cards', async () => {
    const code = tag()
    const holder = await makeCard({ [field]: code })
    const clerk = await makePerson([{ subject: 'stock-cards', actions: ['create'] }])
    const { status, text } = await clerk.post('/stock-cards', {
      name: anyName('Kart'),
      [field]: twinOf(code),
    })
    expect(status).toBe(400)
    expect(text).toContain('notUnique')
    expect(text).not.toContain(holder.name)
  })
})
