import { describe, expect, it } from 'vitest'
import { keptSeriesFrom, type KeptSeries } from './keptSeries'

const card = { id: 7, name: 'Kazan', unit: 'kg' } as never
const series: KeptSeries = {
  type: 'out',
  rows: [{ card, quantity: '1.234,5', price: '' }],
  open: { key: 'k', wish: 'w' },
  locale: 'tr',
}

describe('a series that was kept', () => {
  it('comes back as it was, with the posting whose answer never came', () => {
    expect(keptSeriesFrom(JSON.stringify(series), 'tr')).toEqual(series)
  })

  it('says the same quantities in another language', () => {
    const [row] = keptSeriesFrom(JSON.stringify(series), 'en')?.rows ?? []
    expect(row).toMatchObject({ quantity: '1,234.5', price: '' })
  })

  it('leaves what cannot be read as it was typed', () => {
    const rows = [{ card, quantity: '12x', price: '1.5' }]
    const kept = keptSeriesFrom(JSON.stringify({ ...series, rows }), 'en')
    expect(kept?.rows[0]).toMatchObject({ quantity: '12x', price: '1.5' })
  })

  it.each([
    null,
    '',
    'x{',
    '[]',
    '{}',
    JSON.stringify({ ...series, type: 'move' }),
    JSON.stringify({ ...series, locale: 'de' }),
    JSON.stringify({ ...series, rows: 'x' }),
  ])('is none for %j', (text) => {
    expect(keptSeriesFrom(text, 'tr')).toBeNull()
  })

  it('leaves out rows that are none', () => {
    const rows = [null, {}, { card: { id: '7' }, quantity: '1', price: '' }, series.rows[0]]
    expect(keptSeriesFrom(JSON.stringify({ ...series, rows }), 'tr')?.rows).toHaveLength(1)
  })
})
