import { expect, it } from 'vitest'

import { fittingCount } from './fittingCount'

const row = { widths: [100, 100, 100], more: 50, gap: 10 }

it.each([
  [320, 3],
  [319, 2],
  // 100 + 10 + 100 + 10 + 50
  [270, 2],
  [269, 1],
  [160, 1],
  [159, 0],
])('should fit into %i pixels %i entries (HN7)', (room, expected) => {
  expect(fittingCount({ ...row, room })).toBe(expected)
})

it('should be content with an empty row', () => {
  expect(fittingCount({ widths: [], more: 50, gap: 10, room: 0 })).toBe(0)
})
