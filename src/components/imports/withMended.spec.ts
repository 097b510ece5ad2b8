import { describe, expect, it } from 'vitest'
import type { RowPage, ShownRow } from '@/domain/imports/importReadings'
import type { RowState } from '@/domain/imports/imports'
import { withMended } from './withMended'

const row = (number: number, state: RowState, cell = ''): ShownRow => ({
  number,
  state,
  cells: { name: cell },
  errors: [],
  record: null,
  change: null,
  similar: [],
})
const page = (rows: ShownRow[], [at, pages] = [1, 1]): RowPage => ({
  rows,
  total: rows.length,
  page: at,
  pages,
})
const states = ({ rows }: RowPage) => rows.map(({ number, state }) => `${number} ${state}`)

describe('rows of an import after one was mended', () => {
  it('show those of its record that are right now, which stayed wrong until a reload', () => {
    const before = page([row(2, 'error'), row(3, 'error'), row(4, 'error'), row(9, 'error')])
    const mended = { ...row(4, 'ready', 'x'), beside: [row(2, 'ready'), row(3, 'ready')] }
    const after = withMended(before, mended, 'error')
    expect(states(after)).toEqual(['2 ready', '3 ready', '4 ready', '9 error'])
    expect(after.rows[2]).toEqual(row(4, 'ready', 'x'))
  })

  it('are joined by those that it made wrong, in their place', () => {
    const before = page([row(4, 'error'), row(9, 'error')])
    const mended = {
      ...row(4, 'error'),
      beside: [row(2, 'error'), row(5, 'error'), row(6, 'done')],
    }
    expect(states(withMended(before, mended, 'error'))).toEqual([
      '2 error',
      '4 error',
      '5 error',
      '9 error',
    ])
    // Rows of other pages stay there.
    const second = page([row(4, 'error'), row(9, 'error')], [2, 3])
    const far = { ...row(4, 'error'), beside: [row(2, 'error'), row(7, 'error'), row(12, 'error')] }
    expect(states(withMended(second, far, 'error'))).toEqual(['4 error', '7 error', '9 error'])
  })
})
