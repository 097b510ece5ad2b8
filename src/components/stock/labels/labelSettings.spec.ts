import { describe, expect, it } from 'vitest'
import { labelSettingsFrom, offsetOf } from './labelSettings'

describe('what is remembered of labels', () => {
  it('is the offset of each paper: a roll has a printer of its own', () => {
    const kept = { format: 'roll50x30', offsets: { sheet70x37: { x: '1,5', y: '-1' } } }
    const settings = labelSettingsFrom(JSON.stringify(kept))
    expect(offsetOf(settings)).toEqual({ x: '0', y: '0' })
    expect(offsetOf({ ...settings, format: 'sheet70x37' })).toEqual({ x: '1,5', y: '-1' })
  })

  it.each([
    null,
    'nothing',
    'null',
    '7',
    '{"format":"a5","offsets":3}',
    '{"offsets":{"roll50x30":null,"a5":{"x":"9"}},"offsetX":"2"}',
  ])('of %s is what is sound of it', (kept) => {
    const settings = labelSettingsFrom(kept)
    expect(settings.format).toBe('sheet63x38')
    expect(offsetOf(settings)).toEqual({ x: '0', y: '0' })
    expect(offsetOf({ ...settings, format: 'roll50x30' })).toEqual({ x: '0', y: '0' })
  })
})
