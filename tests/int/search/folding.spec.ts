import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CATALOG } from '@/catalog'
import { foldedColumnOf } from '@/domain/search/searchFields'
import { digitsOf, fold } from '@/domain/shared/text/fold'
import { select } from '../../factories/database'

const folded = async (texts: string[]) =>
  select<{ text: string; folded: string; digits: string }>(
    'select text, fold_text(text) as folded, digits_text(text) as digits from unnest($1::text[]) text',
    [texts],
  )

const differing = async (texts: string[]): Promise<string[]> =>
  (await folded(texts))
    .filter((row) => row.folded !== fold(row.text) || row.digits !== digitsOf(row.text))
    .map(({ text }) => text)

it.each([
  ['IŞIK İNŞAAT', 'isik insaat'],
  ['ISPARTA', 'isparta'],
  ['ısparta', 'isparta'],
  ['Çankaya', 'cankaya'],
  ['İ', 'i'],
  ['I', 'i'],
  ['Ğ Ü Ş Ö Ç', 'g u s o c'],
  ['Éléonore Gâteau', 'eleonore gateau'],
  ['Straße ŒUVRE', 'straße œuvre'],
  ['مُحَمَّد أحمد', 'محمد احمد'],
  ['مصطفى فاطمة ـ', 'مصطفي فاطمه '],
  ['ΣΊΣΥΦΟΣ', 'σισυφος'],
  ['ｆｕｌｌ ㎏ ℕ ﷺ', null],
])('should fold %s in the database as the domain does', async (text, expected) => {
  const [row] = await folded([text])
  expect(row?.folded).toBe(fold(text))
  if (expected) expect(row?.folded).toBe(expected)
})

it('should fold every letter, mark and digit of the scripts in use alike', async () => {
  const blocks = [
    [0x20, 0x5ff],
    [0x600, 0x7ff],
    [0x1e00, 0x218f],
    [0xfb00, 0xfdff],
    [0xfe20, 0xffef],
  ] as const
  const letters = blocks.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => `aI${String.fromCodePoint(from + index)}b`),
  )
  expect(await differing(letters)).toEqual([])
})

it('should fold whatever is made of them alike', async () => {
  const unit = fc.constantFrom(..."aIıİiZşŞçğÜâé\u0301\u0307\u0327 أإآٱىةـمحَُ0١۲-@.%_\\'ﷺΣσßﬁ")
  const texts = fc.sample(fc.string({ unit, maxLength: 30 }), 2000)
  expect(await differing(texts)).toEqual([])
})

it('should have a folded column for every field that is searched', async () => {
  const rows = await select<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and is_generated = 'ALWAYS' and column_name like '%\\_folded'`,
  )
  const wanted = CATALOG.entities.flatMap(({ slug, search }) =>
    (search?.fields ?? [])
      .filter(({ path }) => !path.includes('.'))
      .map(({ path }) => `${slug.replaceAll('-', '_')}.${foldedColumnOf(path)}`),
  )
  expect(rows.map(({ name }) => name).toSorted()).toEqual(wanted.toSorted())
})

it('should find words by an index', async () => {
  const [row] = await select<{ count: number }>(
    `select count(*)::int as count from pg_indexes
     where indexname like '%\\_search\\_idx' and indexdef like '%gin_trgm_ops%'`,
  )
  expect(row?.count).toBe(17)
})
