import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { inRoot } from './paths.mjs'
import {
  billOfMaterials,
  changesOf,
  messageOf,
  packageOfRelease,
  readSigningKey,
  sha256Of,
  signatureOf,
  tarArguments,
} from './release.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'release-spec-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const place = (name) => path.join(folder, name)
const product = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))

describe('the changelog', () => {
  it('has an entry for the version of package.json', () => {
    const changelog = readFileSync(inRoot('CHANGELOG.md'), 'utf8')
    expect(changesOf(changelog, product.version)).toContain('One command starts it')
  })

  it.each([
    ['## 1.0.0\n\n- Neu\n', '1.0.0', '- Neu'],
    ['## 1.0.1 · 2026-12-01\n\nMehr\n\n## 1.0.0\n\nErstes\n', '1.0.0', 'Erstes'],
  ])('%j has one for %s', (text, version, changes) => {
    expect(changesOf(text, version)).toBe(changes)
  })

  it.each(['', '## 1.0.0\n', '## 1.0.00\n\n- Neu\n', '## Unreleased\n\n1.0.0\n'])(
    '%j has none',
    (text) => {
      expect(() => changesOf(text, '1.0.0')).toThrow('no entry for 1.0.0')
    },
  )
})

it('leaves tools and commands of developers out of what a release says of itself', () => {
  const released = packageOfRelease(product)
  expect(released).not.toHaveProperty('devDependencies')
  expect(released.version).toBe(product.version)
  expect(released.dependencies).toEqual(product.dependencies)
  expect(Object.keys(released.scripts)).not.toContain('test')
  for (const script of Object.values(released.scripts)) expect(script).toMatch(/^node scripts\//)
})

it('lists the packages that a release runs with, each once, and none of developers', () => {
  const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))
  const bill = billOfMaterials(product, lock, () => true)
  const of = (name) => bill.components.filter((one) => one.name === name)
  expect(of('next')).toMatchObject([
    {
      version: lock.packages['node_modules/next'].version,
      purl: `pkg:npm/next@${lock.packages['node_modules/next'].version}`,
      licenses: [{ license: { name: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) }],
    },
  ])
  expect(of('@payloadcms/ui')[0].purl).toMatch(/^pkg:npm\/%40payloadcms\/ui@3\./)
  expect(of('vitest')).toEqual([])
  const addresses = bill.components.map(({ purl }) => purl)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(billOfMaterials(product, lock, () => false).components).toEqual([])
})

describe('the archive', () => {
  const archived = (parent) =>
    spawnSync('tar', tarArguments({ folder: 'app', parent, time: 1_764_374_400 })).stdout
  const written = (parent, names) => {
    mkdirSync(path.join(place(parent), 'app'), { recursive: true })
    for (const name of names) writeFileSync(path.join(place(parent), 'app', name), name)
    return place(parent)
  }

  it('has the same bytes whenever and in which order the files were written', () => {
    const [one, other] = [written('one', ['a', 'b']), written('other', ['b', 'a'])]
    utimesSync(path.join(other, 'app', 'a'), 1, 1)
    expect(archived(one).length).toBeGreaterThan(0)
    expect(archived(one).equals(archived(other))).toBe(true)
  })

  it('has others when a file holds something else', () => {
    const [one, other] = [written('old', ['a']), written('new', ['a'])]
    writeFileSync(path.join(other, 'app', 'a'), 'A')
    expect(archived(one).equals(archived(other))).toBe(false)
  })
})

describe('the signature', () => {
  const keys = generateKeyPairSync('ed25519')
  const pem = (key, type) => key.export({ type, format: 'pem' })
  const write = (name, content) => {
    writeFileSync(place(name), content)
    return place(name)
  }
  /** Verifies the signature as a recipient does. */
  const isAccepted = (message, signature) =>
    spawnSync('openssl', [
      ...['pkeyutl', '-verify', '-pubin', '-rawin'],
      ...['-inkey', write('public.pem', pem(keys.publicKey, 'spki'))],
      ...['-in', write('message', message), '-sigfile', write('signature', signature)],
    ]).status === 0

  it('is accepted by openssl, and only for the message that was signed', async () => {
    const key = readSigningKey(write('private.pem', pem(keys.privateKey, 'pkcs8')))
    const sha256 = await sha256Of(write('archive', 'content'))
    expect(sha256).toBe('ed7002b439e9ac845f22357d822bac1444730fbdb6016d3ec9432297b9ec9f73')
    const message = messageOf({ name: 'backoffice', version: '1.0.0', sha256 })
    const signature = signatureOf(message, key)
    expect(isAccepted(message, signature)).toBe(true)
    expect(isAccepted(message.replace('1.0.0', '1.0.1'), signature)).toBe(false)
  })

  it.each([
    ['nothing', undefined, 'there is no such file'],
    ['text', 'secret text', 'it holds no private key'],
    [
      'RSA',
      pem(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey, 'pkcs8'),
      'must be a key of Ed25519',
    ],
  ])('is not made with %s', (name, content, reason) => {
    const file = content === undefined ? place('missing') : write(`${name}.pem`, content)
    expect(() => readSigningKey(file)).toThrow(reason)
    expect(() => readSigningKey(file)).not.toThrow('secret text')
  })
})
