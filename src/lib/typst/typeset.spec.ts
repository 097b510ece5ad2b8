import { mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import PQueue from 'p-queue'
import { describe, expect, it, vi } from 'vitest'
import { MAX_WAITING, MAX_WAITING_LOCKED, typeset } from './typeset'
import { createTypesetter, type Work } from './typesetter'

const folder = mkdtempSync(path.join(os.tmpdir(), 'typeset-'))
/** A process that does with the work what is written here. */
const program = (name: string, body: string): string => {
  const file = path.join(folder, `${name}.mjs`)
  writeFileSync(file, `process.on('message', (work) => { ${body} })`)
  return file
}

const work = (inputs: Work['inputs'] = {}): Work => ({
  paper: 'quotation',
  inputs,
  files: {},
  timestamp: 0,
})

const GOOD =
  'process.send({ pdf: new Uint8Array([1]), isArchival: true, memory: 1, pid: process.pid })'

describe('a typesetter', () => {
  it('is ended when it takes too long, and the next work has a new one', async () => {
    const body = `if (work.inputs.stuck) for (;;); else ${GOOD}`
    const typesetter = createTypesetter({ timeoutMs: 1500, program: program('stuck', body) })
    await expect(typesetter.set(work({ stuck: 'yes' }))).rejects.toThrow('within 1500 ms')
    expect(await typesetter.set(work())).toMatchObject({ isArchival: true })
    typesetter.end()
  })

  it('may die: its work fails, the next one does not', async () => {
    const body = `if (work.inputs.dies) process.exit(7); else ${GOOD}`
    const typesetter = createTypesetter({ timeoutMs: 10_000, program: program('dies', body) })
    await expect(typesetter.set(work({ dies: 'yes' }))).rejects.toThrow('ended: 7')
    expect(await typesetter.set(work())).toMatchObject({ isArchival: true })
    typesetter.end()
  })

  it('stays for the next work, unless it has grown too large', async () => {
    const body = `process.send({ pdf: Buffer.from(String(process.pid)), isArchival: true, memory: Number(work.inputs.memory) })`
    const typesetter = createTypesetter({ timeoutMs: 10_000, program: program('grows', body) })
    const idAfter = async (memory: number) => {
      const { pdf } = await typesetter.set(work({ memory: String(memory) }))
      return Buffer.from(pdf).toString()
    }
    const first = await idAfter(1)
    expect(await idAfter(1e9)).toBe(first)
    const second = await idAfter(1)
    expect(second).not.toBe(first)
    // Ended by somebody else, while it had nothing to do.
    process.kill(Number(second), 'SIGKILL')
    await vi.waitFor(() => expect(() => process.kill(Number(second), 0)).toThrow('ESRCH'))
    expect(await idAfter(1)).not.toBe(second)
    typesetter.end()
  })

  it('says what is wrong with a paper, and has no secret of the server', async () => {
    const typesetter = createTypesetter({ timeoutMs: 20_000 })
    await expect(typesetter.set(work({ paper: '{' }))).rejects.toThrow(/^Typst: .*json/i)
    typesetter.end()
    const told = `process.send({ pdf: Buffer.from(Object.keys(process.env).join()), memory: 1 })`
    const other = createTypesetter({ timeoutMs: 10_000, program: program('env', told) })
    const names = Buffer.from((await other.set(work())).pdf).toString()
    expect(names).toContain('NODE_ENV')
    expect(names).not.toMatch(/SECRET|DATABASE|PASSWORD|PATH/)
    other.end()
  })
})

describe('typeset', () => {
  it('sets one at a time, and refuses when too many wait', async () => {
    let running = 0
    const waiting: (() => void)[] = []
    const shop = {
      queue: new PQueue({ concurrency: 1 }),
      typesetter: {
        end: () => {},
        set: async () => {
          running += 1
          expect(running).toBe(1)
          await new Promise<void>((resolve) => waiting.push(resolve))
          running -= 1
          return { pdf: new Uint8Array(), isArchival: true }
        },
      },
    }
    const sent = Array.from({ length: MAX_WAITING + 1 }, () => typeset(work(), MAX_WAITING, shop))
    await expect(typeset(work(), MAX_WAITING_LOCKED, shop)).rejects.toMatchObject({
      code: 'overloaded',
    })
    await expect(typeset(work(), MAX_WAITING, shop)).rejects.toMatchObject({ code: 'overloaded' })
    const ending = setInterval(() => waiting.shift()?.(), 1)
    await Promise.all(sent)
    clearInterval(ending)
  })
})

describe('the compiler', () => {
  it.each(['/etc/passwd', '../typesetter.ts', '/../../../../package.json', '../../../../.env'])(
    'reads nothing outside of its own folder: %s',
    (file) => {
      const require = createRequire(import.meta.url)
      const { NodeCompiler } = require('@myriaddreamin/typst-ts-node-compiler')
      const workspace = path.join(import.meta.dirname, 'paper')
      const compiler = NodeCompiler.create({ workspace })
      const read = (name: string) =>
        compiler.compile({ mainFileContent: `#read(${JSON.stringify(name)})` }).hasError()
      expect(read(file)).toBe(true)
      expect(read('/quotation.typ')).toBe(false)
    },
  )
})
