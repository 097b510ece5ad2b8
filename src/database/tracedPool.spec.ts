import { expect, it } from 'vitest'
import { describeStatement } from './tracedPool'

it.each([
  ['select * from "tenders" where id = $1', { operation: 'SELECT', table: 'tenders' }],
  ['  insert into public.notes (body) values ($1)', { operation: 'INSERT', table: 'notes' }],
  ['update "companies" set name = $1', { operation: 'UPDATE', table: 'companies' }],
  ['with a as (select 1) select from a join tenders t', { operation: 'WITH', table: 'tenders' }],
  ['begin', { operation: 'BEGIN' }],
  // Words of people in a text, as no statement of ours has them, are not names of tables.
  [
    `select 'from ayse' from notes where body = 'from kanarya'`,
    { operation: 'SELECT', table: 'notes' },
  ],
  [`select 1 from ayse`, { operation: 'SELECT' }],
  [`ayse`, { operation: 'OTHER' }],
  ['', { operation: 'OTHER' }],
])('%s', (text, described) => expect(describeStatement(text)).toEqual(described))
