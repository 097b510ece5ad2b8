import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { compiled } from './compile.mjs'
import { run } from './run.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'compile-'))
const name = path.basename(folder)
const entry = path.join(folder, `${name}.ts`)
let file = ''
afterAll(() => {
  rmSync(folder, { recursive: true })
  rmSync(file, { force: true })
})

/** Writes a source whose modification time is a minute ago, plus `seconds`. */
const write = (source, text, seconds = 0) => {
  const place = path.join(folder, source)
  writeFileSync(place, text)
  const at = Date.now() / 1000 - 60 + seconds
  utimesSync(place, at, at)
}
const said = async () => {
  const args = await compiled(entry)
  file = args.at(-1)
  const { ino } = statSync(file)
  return [(await run({ command: process.execPath, args })).output, ino]
}

it('compiles a program once, and again when one of its sources has changed', async () => {
  write(`${name}.ts`, `import { word } from './word'; console.log(word satisfies string)`)
  write('word.ts', `export const word = 'one'`)
  const [first, made] = await said()
  expect(first).toBe('one\n')
  expect(await said()).toEqual(['one\n', made])

  write('word.ts', `export const word = 'two'`, 1)
  const [second, again] = await said()
  expect(second).toBe('two\n')
  expect(again).not.toBe(made)
  expect(await said()).toEqual(['two\n', again])

  rmSync(path.join(folder, 'word.ts'))
  await expect(compiled(entry)).rejects.toThrow(/word/)
})

it('does not trust what was read while a source changed', async () => {
  write('word.ts', `export const word = 'three'`, 120)
  const [first, made] = await said()
  expect(first).toBe('three\n')
  expect((await said())[1]).not.toBe(made)
})
