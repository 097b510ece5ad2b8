import { describe, expect, it } from 'vitest'
import { MAX_POINTS, MAX_STROKES, pathOfSignature, readSignature } from './signature'

const long = (points: number) => Array.from({ length: points * 2 }, (_, at) => at % 100)

describe('a drawn signature', () => {
  it.each<[string, unknown]>([
    ['one stroke', [[0, 0, 600, 200]]],
    ['as many strokes as there may be', Array.from({ length: MAX_STROKES }, () => [1, 2, 3, 4])],
    ['as many points as there may be', [long(MAX_POINTS)]],
  ])('is taken: %s', (_, sent) => expect(readSignature(sent)).toEqual(sent))

  it.each<[string, unknown]>([
    ['nothing', null],
    ['no strokes', []],
    ['a picture', 'data:image/png;base64,AAAA'],
    ['markup', '<svg onload="alert(1)"/>'],
    ['a path as text', [['M0 0', 'L5 5', 1, 2]]],
    ['one point only', [[1, 2]]],
    [
      'one point beside a stroke',
      [
        [1, 2, 3, 4],
        [1, 2],
      ],
    ],
    ['half a point', [[1, 2, 3, 4, 5]]],
    ['beside the sheet', [[0, 0, 601, 0]]],
    ['below the sheet', [[0, 0, 0, 201]]],
    ['negative', [[-1, 0, 1, 1]]],
    ['fractions', [[0.5, 0, 1, 1]]],
    ['no numbers', [[null, 0, 1, 1]]],
    ['texts of numbers', [['1', '2', '3', '4']]],
    ['too many strokes', Array.from({ length: MAX_STROKES + 1 }, () => [1, 2, 3, 4])],
    ['too many points', [long(MAX_POINTS + 1)]],
    ['an object', { 0: [1, 2, 3, 4], length: 1 }],
  ])('is refused: %s', (_, sent) => expect(readSignature(sent)).toBeNull())

  it('is drawn of its numbers', () => {
    expect(
      pathOfSignature([
        [0, 1, 2, 3],
        [4, 5, 6, 7, 8, 9],
      ]),
    ).toBe('M0 1L2 3M4 5L6 7L8 9')
  })
})
