import { expect, it } from 'vitest'
import { columnNameOf, tableNameOf } from './sqlNames'

it('names tables and columns as Payload does', () => {
  expect(columnNameOf('unitPrice')).toBe('unit_price')
  expect(columnNameOf('cellPhone1')).toBe('cell_phone1')
  expect(tableNameOf('stock-group-stocks')).toBe('stock_group_stocks')
})
