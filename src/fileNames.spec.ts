import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const files = readdirSync(path.join(import.meta.dirname, 'components'), {
  recursive: true,
  encoding: 'utf8',
}).filter((file) => /\.tsx?$/.test(file))

it('no two components have one name', () => {
  const names = files.map((file) => path.basename(file))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
