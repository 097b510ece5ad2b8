import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { fold } from '@/domain/shared/text/fold'
import { passwordCharacters } from '@/domain/users/password'
import { env } from '@/lib/env'
import { isLeaked } from './leakedPasswords'

/** On a scale to 4; passwords with a lower score are found by some 10⁸ guesses. */
const MIN_SCORE = 3
/** Without these limits a text of 128 characters takes seconds of CPU. */
const LIMITS = { maxLength: 64, l33tMaxSubstitutions: 10 }

type Estimator = { zxcvbn: ZxcvbnFactory; words: ReadonlySet<string> }

let estimator: Promise<Estimator> | undefined

/** Loaded on first use: some 100 ms and 30 MB that most processes never need. */
const loadEstimator = async (): Promise<Estimator> => {
  const [{ ZxcvbnFactory }, common, { TURKISH_PASSWORD_WORDS }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('./turkishPasswordWords'),
  ])
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, tr: [...TURKISH_PASSWORD_WORDS] },
    graphs: common.adjacencyGraphs,
    ...LIMITS,
  })
  return { zxcvbn, words: new Set(TURKISH_PASSWORD_WORDS) }
}

/**
 * Whether a password is easy to guess: by an estimate of the guesses it takes, a listed phrase with
 * blanks between its words, or the file of PASSWORD_BLOCKLIST. Takes some 10 ms of CPU: call it in
 * a hash slot.
 * @param password normalized, of an acceptable length
 */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  const { zxcvbn, words } = await (estimator ??= loadEstimator())
  const phrase = passwordCharacters(password)
  if (words.has(phrase) || words.has(phrase.replace(/\p{N}+$/u, ''))) return true
  if (zxcvbn.check(fold(password)).score < MIN_SCORE) return true
  return env.PASSWORD_BLOCKLIST ? isLeaked(env.PASSWORD_BLOCKLIST, password) : false
}
