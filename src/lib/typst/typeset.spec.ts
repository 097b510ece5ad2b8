import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import {
  createPaperQueue,
  MAX_WAITING,
  MAX_WAITING_BULK,
  MAX_WAITING_OF_PERSON,
  type Turn,
} from './typeset'
import { createTypesetter, type Work } from './typesetter'

const folder = mkdtempSync(path.join(os.tmpdir(), 'typeset-'))
afterAll(() => rmSync(folder, { recursive: true }))
/** A fake process that follows this script. */
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
    // Killed from outside while idle.
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

/** A fake typesetter: the test ends each job, and can read what was submitted. */
const makeQueue = (options?: { maxWaitBulkMs?: number }) => {
  const set: string[] = []
  const ends: (() => void)[] = []
  const queue = createPaperQueue(
    {
      set: async ({ inputs }) => {
        set.push(String(inputs.name))
        await new Promise<void>((resolve) => ends.push(resolve))
        if (inputs.fails) throw new Error('broken')
        return { pdf: new TextEncoder().encode(inputs.name), isArchival: true }
      },
    },
    options,
  )
  const ask = (name: string, turn: Partial<Turn> = {}) =>
    queue.typeset(work({ name }), { kind: 'single', person: 'users:1', ...turn })
  /** Ends one job after the other until all of these promises are settled. */
  const settle = async (asked: readonly Promise<unknown>[]) => {
    let isOpen = true
    const all = Promise.allSettled(asked).finally(() => (isOpen = false))
    while (isOpen) {
      ends.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
    return all
  }
  return { queue, ask, settle, set }
}
const overloaded = { code: 'overloaded' }
const many = (count: number) => Array.from({ length: count }, (_, at) => at)

describe('typeset', () => {
  it('sets sends first, then single papers, then bulk ones, one at a time', async () => {
    const { ask, settle, set } = makeQueue()
    const asked = [
      ask('running', { kind: 'bulk' }),
      ask('labels', { kind: 'bulk' }),
      ask('pdf'),
      ask('send', { kind: 'send' }),
    ]
    expect(set).toEqual(['running'])
    await settle(asked)
    expect(set).toEqual(['running', 'send', 'pdf', 'labels'])
  })

  it('gives people turns: whoever asked for many keeps nobody else waiting', async () => {
    const { ask, settle, set } = makeQueue()
    const asked = [
      ...['a1', 'a2', 'a3', 'a4'].map((name) => ask(name, { person: 'a' })),
      ...['b1', 'b2'].map((name) => ask(name, { person: 'b' })),
      ask('c1', { person: 'c' }),
    ]
    await settle(asked)
    expect(set).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  it('refuses no send and no single paper below fifty waiting, however many labels wait', async () => {
    const { ask, settle } = makeQueue()
    const labels = [
      ask('running', { kind: 'bulk' }),
      ...many(MAX_WAITING_BULK).map((at) =>
        ask(`labels ${at}`, { kind: 'bulk', person: `users:${at}` }),
      ),
    ]
    const other = { person: 'users:99' }
    await expect(ask('one more', { kind: 'bulk', ...other })).rejects.toMatchObject(overloaded)
    const kinds = ['send', 'single'] as const
    const papers = many(MAX_WAITING).map((at) =>
      ask(`${at}`, { kind: kinds[at % 2], person: `users:${at}` }),
    )
    await expect(ask('fifty-first', { kind: 'send' })).rejects.toMatchObject(overloaded)
    const ended = await settle([...labels, ...papers])
    expect(ended.filter(({ status }) => status === 'rejected')).toEqual([])
    expect(MAX_WAITING).toBe(50)
  })

  it('lets nobody fill the queue alone with papers to look at, and refuses none of their sends', async () => {
    const { ask, settle } = makeQueue()
    const own = [ask('running'), ...many(MAX_WAITING_OF_PERSON).map((at) => ask(`own ${at}`))]
    await expect(ask('one more')).rejects.toMatchObject(overloaded)
    await expect(ask('labels', { kind: 'bulk' })).rejects.toMatchObject(overloaded)
    const others = [ask('send', { kind: 'send' }), ask('other', { person: 'users:2' })]
    const ended = await settle([...own, ...others, ask('own 1')])
    expect(ended.filter(({ status }) => status === 'rejected')).toEqual([])
  })

  it('sets fifty equal papers once, also those that come just after', async () => {
    const { ask, settle, set } = makeQueue()
    await settle([ask('other'), ...many(50).map((at) => ask('same', { person: `users:${at}` }))])
    expect((await ask('same')).pdf).toEqual(new TextEncoder().encode('same'))
    expect(set).toEqual(['other', 'same'])
  })

  it('sets a shared paper as early as the most urgent who waits for it', async () => {
    const { ask, settle, set } = makeQueue()
    await settle([ask('running'), ask('pdf'), ask('same'), ask('same', { kind: 'send' })])
    expect(set).toEqual(['running', 'same', 'pdf'])
  })

  it('does not keep what failed, and tells all who waited', async () => {
    const { queue, settle, set } = makeQueue()
    const turn = { kind: 'single', person: '' } as const
    const fail = () => queue.typeset(work({ name: 'bad', fails: 'yes' }), turn)
    const ended = await settle([fail(), fail()])
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await settle([fail()])
    expect(set).toEqual(['bad', 'bad'])
  })

  it('leaves out what nobody waits for any more, and nothing that somebody does', async () => {
    const { queue, ask, settle, set } = makeQueue()
    const [one, other] = [new AbortController(), new AbortController()]
    const asked = [
      ask('running'),
      ask('left', { signal: one.signal }),
      ask('shared', { signal: one.signal }),
      ask('shared', { signal: other.signal }),
    ]
    expect(queue.states()).toEqual({ running: 1, waiting: 2 })
    one.abort()
    expect(queue.states()).toEqual({ running: 1, waiting: 1 })
    const ended = await settle(asked)
    expect(set).toEqual(['running', 'shared'])
    expect(ended.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ])
    await expect(ask('gone', { signal: one.signal })).rejects.toMatchObject(overloaded)
  })

  it('lets bulk papers wait for some seconds only', async () => {
    const { ask, settle, set } = makeQueue({ maxWaitBulkMs: 1 })
    const running = ask('running')
    const single = ask('pdf')
    await expect(ask('labels', { kind: 'bulk' })).rejects.toMatchObject(overloaded)
    await settle([running, single])
    expect(set).toEqual(['running', 'pdf'])
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
