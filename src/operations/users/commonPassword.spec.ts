import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fold } from '@/domain/shared/text/fold'
import { isCommonPassword } from './commonPassword'
import { isLeaked } from './leakedPasswords'
import { TURKISH_PASSWORD_WORDS } from './turkishPasswordWords'

describe('isCommonPassword', () => {
  it.each([
    ['123456789012345', true],
    ['１２３４５６７８９０１２３４５', true],
    ['ŞİFREŞİFREŞİFRE', true],
    ['GalatasarayFenerbahçe', true],
    ['seniseviyorumaşkım', true],
    ['Mustafa Kemal Atatürk', true],
    ['Mustafa Kemal Atatürk 1881', true],
    ['password1234567', true],
    ['qwertyuiopğüasd', true],
    ['Sifre123Sifre123', true],
    ['aaaaaaaaaaaaaaa', true],
    ['🔑'.repeat(15), true],
    ['kanarya patates mavi', false],
    ['çok güzel bir gün bugün', false],
  ])('should judge %s', async (password, expected) => {
    expect(await isCommonPassword(password)).toBe(expected)
  })

  it('should accept the passwords that are generated for people', async () => {
    for (let n = 0; n < 40; n += 1) {
      const generated = createHash('sha256').update(String(n)).digest().subarray(0, 15)
      expect(await isCommonPassword(generated.toString('base64url'))).toBe(false)
    }
  })
})

describe('the list of Turkish words', () => {
  it('should hold each word once, as it is looked for', () => {
    expect(new Set(TURKISH_PASSWORD_WORDS).size).toBe(TURKISH_PASSWORD_WORDS.length)
    const wrong = TURKISH_PASSWORD_WORDS.filter(
      (word) => word !== fold(word) || !/^[a-z]{3,}$/.test(word),
    )
    expect(wrong).toEqual([])
    expect(TURKISH_PASSWORD_WORDS.length).toBeGreaterThan(10_000)
  })
})

describe('isLeaked', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'leaked-'))
  const file = path.join(folder, 'list.txt')
  const known = Array.from({ length: 300 }, (_, n) => `leaked password ${n}`)
  const line = (password: string) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
    return `${hash}:${(password.length * 7919) % 100_000}`
  }

  beforeAll(() => writeFileSync(file, known.map(line).sort().join('\n')))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('should find each one, and no other', async () => {
    const missed = []
    for (const password of known) if (!(await isLeaked(file, password))) missed.push(password)
    expect(missed).toEqual([])
    for (let n = 0; n < 100; n += 1) expect(await isLeaked(file, `other ${n}`)).toBe(false)
  })

  it.each([
    ['nothing', '', false],
    ['one line', line('kanarya patates mavi'), true],
    ['Windows line ends', `${line('kanarya patates mavi')}\r\n`, true],
    ['lower case', line('kanarya patates mavi').toLowerCase(), true],
  ])('should read a file of %s', async (_, content, expected) => {
    const small = path.join(folder, 'small.txt')
    writeFileSync(small, content)
    expect(await isLeaked(small, 'kanarya patates mavi')).toBe(expected)
  })

  it('should not pass over a list that is gone', async () => {
    await expect(isLeaked(path.join(folder, 'gone'), 'any')).rejects.toThrow('ENOENT')
  })
})
