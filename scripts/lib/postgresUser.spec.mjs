import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresUser } from './postgresUser.mjs'

describe.skipIf(process.getuid?.() !== 0)('as root, with the project in a private folder', () => {
  let folder
  let program
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'private-'))
    chmodSync(folder, 0o700)
    mkdirSync(path.join(folder, '.data'))
    program = path.join(folder, 'program')
    writeFileSync(program, '')
    chmodSync(program, 0o755)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const run = (script) => {
    const { wrap } = postgresUser(path.join(folder, '.data', 'postgres'))
    const { command, args, ...as } = wrap(process.execPath, ['-e', script])
    return spawnSync(command, args, { ...as, cwd: '/', encoding: 'utf8' })
  }

  it('PostgreSQL finds its programs, which it asks access(2) about', () => {
    const { status, stderr } = run(`fs.accessSync(${JSON.stringify(program)}, fs.constants.X_OK)`)
    expect([status, stderr]).toEqual([0, ''])
  })

  it('is no root, and may pass through folders and nothing else', () => {
    const { stdout } = run(
      `console.log(process.getuid() > 0, /CapEff:\\s*(\\w+)/.exec(fs.readFileSync('/proc/self/status', 'utf8'))[1])`,
    )
    // CAP_DAC_OVERRIDE is bit 1.
    expect(stdout.trim()).toBe('true 0000000000000002')
  })
})
