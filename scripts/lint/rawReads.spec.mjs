import { readFileSync } from 'node:fs'
import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'

import { RAW_READERS, RAW_READS } from './rawReads.mjs'

const linter = new Linter()
const found = (code) =>
  linter.verify(code, {
    languageOptions: { parser: tseslint.parser },
    rules: { 'no-restricted-imports': ['error', { patterns: [RAW_READS] }] },
  }).length

describe('a raw read', () => {
  it.each([
    "import { readRows } from '@/queries/shared/rows'",
    "import { readRows } from '../shared/rows'",
    "import { readRows } from '../../shared/rows'",
    "import { readRows } from './rows'",
    "import { readRowsPrepared } from '../shared/rows'",
    "import { readRows, type Reader } from '../shared/rows'",
    "import { readRows as read } from '../shared/rows'",
    "import * as rows from '../shared/rows'",
    "export { readRows } from '../shared/rows'",
    "import { poolOf } from '@/database/adapter'",
    "import { connectionOf } from '../../database/adapter'",
    "import { query } from '@/operations/shared/transaction'",
    "import { readPoolOf } from './readPool'",
    "import { readPoolOf } from '../engine/readPool'",
    "import { onReplica } from '../engine/onReplica'",
  ])('is found: %s', (code) => expect(found(code)).toBe(1))

  it.each([
    "import type { Reader } from '../shared/rows'",
    "import { inTransaction } from '@/operations/shared/transaction'",
    "import { readShown } from '../shared/readShown'",
    "import { rowsWhere } from '../shared/rowsWhere'",
    "import { similarRows } from './similarRows'",
  ])('is not: %s', (code) => expect(found(code)).toBe(0))

  it('is in every file that may have one', () => {
    const without = Object.keys(RAW_READERS).filter((file) => {
      const source = readFileSync(new URL(`../../src/queries/${file}`, import.meta.url), 'utf8')
      return found(source) === 0
    })
    expect(without).toEqual([])
  })
})
