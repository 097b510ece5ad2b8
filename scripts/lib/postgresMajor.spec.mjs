import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startEmbeddedPostgres } from './embeddedPostgres.mjs'
import { noteRelease, requireSameMajor } from './postgresMajor.mjs'
import { postgresBinary } from './postgresPackage.mjs'

let home
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'major-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

/** A minimal cluster: only the files from which its version is read. */
const cluster = (major) => {
  mkdirSync(path.join(home, 'postgres'))
  writeFileSync(path.join(home, 'postgres', 'PG_VERSION'), `${major}\n`)
}
const OWN = { major: '19', release: '2.1.0' }

it('passes a cluster of its own version', () => {
  cluster('19')
  expect(() => requireSameMajor(home, OWN)).not.toThrow()
})

it('names the release that can back an older cluster up, and what comes after', () => {
  cluster('18')
  noteRelease(home, '1.4.2')
  expect(() => requireSameMajor(home, OWN)).toThrow(
    `The database in ${home}/postgres was made by PostgreSQL 18; release 2.1.0 brings PostgreSQL 19 and cannot read it. Nothing was changed. Back it up with release 1.4.2, which ran it last (npm run backup -- --to=DIR in the folder of that release), then restore that backup with this one into a new DATA_DIR`,
  )
})

it('names no release where none was noted', () => {
  cluster('18')
  expect(() => requireSameMajor(home, OWN)).toThrow(
    'Back it up with the release that ran it last (',
  )
})

it('sends to the newer release where the cluster is newer', () => {
  cluster('20')
  noteRelease(home, '3.0.0')
  expect(() => requireSameMajor(home, OWN)).toThrow(
    'Start it with release 3.0.0, which ran it last, or a newer one.',
  )
})

it.skipIf(!existsSync(postgresBinary('postgres')))(
  'is asked before the server is started, and leaves the cluster as it is',
  async () => {
    cluster('17')
    noteRelease(home, '0.9.0')
    await expect(startEmbeddedPostgres({ home })).rejects.toThrow(
      /made by PostgreSQL 17; .* Back it up with release 0\.9\.0/,
    )
    expect(readdirSync(path.join(home, 'postgres'))).toEqual(['PG_VERSION'])
  },
)
