import type * as Core from '@zxcvbn-ts/core'
import { expect, it, vi } from 'vitest'
import { isCommonPassword } from './commonPassword'
import { TURKISH_PASSWORD_WORDS } from './turkishPasswordWords'

const { counted } = vi.hoisted(() => ({ counted: { lookUps: 0 } }))

type Ranked = Record<string, number>

vi.mock('@zxcvbn-ts/core', async (importOriginal) => {
  const core = await importOriginal<typeof Core>()
  /** Counts how often a text is looked up among the Turkish words. */
  class CountingFactory extends core.ZxcvbnFactory {
    constructor(...args: ConstructorParameters<typeof core.ZxcvbnFactory>) {
      super(...args)
      const { options } = this as unknown as { options: { rankedDictionaries: { tr: Ranked } } }
      options.rankedDictionaries.tr = new Proxy(options.rankedDictionaries.tr, {
        get: (words, text) => {
          counted.lookUps += 1
          return Reflect.get(words, text) as number | undefined
        },
      })
    }
  }
  return { ...core, ZxcvbnFactory: CountingFactory }
})

/** Characters that each may stand for several letters, in an order that does not repeat. */
const disguised = (length: number): string => {
  const signs = ['4', '@', '8', '3', '6', '1', '!', '0', '5', '$', '7', '+', '2', '%', '(', '|']
  let state = 7
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return signs[Math.floor(state / 65_536) % signs.length]
  }).join('')
}

const lookUpsOf = async (password: string): Promise<number> => {
  counted.lookUps = 0
  await isCommonPassword(password)
  return counted.lookUps
}

/** Longer passwords are cut: further characters cannot make one easier to guess. */
const JUDGED = 64
/** As typed, reversed, and ten ways to replace its characters by letters. */
const SPELLINGS = 12

it('should try a bounded number of spellings, however long the password', async () => {
  const longest = Math.max(...TURKISH_PASSWORD_WORDS.map(({ length }) => length))
  // All substrings up to the length of the longest word, and the whole password.
  const parts = longest * JUDGED - (longest * (longest - 1)) / 2 + 1
  for (const length of [JUDGED, 2 * JUDGED]) {
    const lookUps = await lookUpsOf(disguised(length))
    expect(lookUps, String(length)).toBeGreaterThan(parts)
    expect(lookUps, String(length)).toBeLessThanOrEqual(SPELLINGS * parts)
  }
})
