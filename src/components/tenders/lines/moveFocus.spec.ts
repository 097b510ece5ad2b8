import { describe, expect, it } from 'vitest'
import { leavesCell } from './moveFocus'

const text = (start: number, end = start, isRtl = false) => ({ value: '12,5', start, end, isRtl })

describe('leavesCell', () => {
  it.each([
    ['all of it is selected', text(0, 4), 'left', true],
    ['all of it is selected', text(0, 4), 'right', true],
    ['a part is selected', text(1, 3), 'right', false],
    ['the caret is in the middle', text(2), 'right', false],
    ['the caret is at the end', text(4), 'right', true],
    ['the caret is at the end', text(4), 'left', false],
    ['the caret is at the start', text(0), 'left', true],
    ['Arabic words: the caret is at the end, on the left', text(4, 4, true), 'left', true],
    ['Arabic words: the caret is at the start, on the right', text(0, 0, true), 'right', true],
    ['Arabic words: the caret is at the start', text(0, 0, true), 'left', false],
  ] as const)('when %s (%o, %s): %s', (_when, held, side, expected) => {
    expect(leavesCell(held, side)).toBe(expected)
  })

  it('leaves an empty cell either way', () => {
    const empty = { value: '', start: 0, end: 0, isRtl: false }
    expect([leavesCell(empty, 'left'), leavesCell(empty, 'right')]).toEqual([true, true])
  })
})
