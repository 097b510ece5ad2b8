import { expect, it } from 'vitest'
import { batchOf } from './batches'

it.each<[string, string[][], number, number[]]>([
  ['nothing', [], 2, []],
  ['rows that stand alone', [[], [], []], 2, [0, 1]],
  ['all rows of a card', [['c1'], ['c2'], ['c1'], ['c1']], 1, [0, 2, 3]],
  ['a group that is larger', [['c1'], ['c1'], ['c1'], ['c2']], 2, [0, 1, 2]],
  ['groups until there are enough', [['c1'], ['c2'], ['c1'], ['c3']], 3, [0, 1, 2]],
  ['what a tender ties together', [['c1', 't9'], ['c2'], ['c3', 't9'], ['c3']], 1, [0, 2, 3]],
  [
    'a group once, though two of its rows name each other twice',
    [['c1', 't9'], ['c1', 't9'], []],
    3,
    [0, 1, 2],
  ],
  ['two rows of a card', [['c1'], ['c1']], 1, [0, 1]],
  ['everything where there is room', [['c1'], ['c2'], []], 99, [0, 1, 2]],
])('takes %s', (_, touched, most, expected) => {
  expect(batchOf(touched, most)).toEqual(expected)
})

it('takes all of a file in which all rows are of one card, at once', () => {
  const touched = Array.from({ length: 50_000 }, () => ['c1'])
  expect(batchOf(touched, 200)).toHaveLength(50_000)
})
