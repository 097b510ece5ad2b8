/** Of what is counted: Arabic numerals from 3 to 10 take the other gender than their noun. */
export type Gender = 'masculine' | 'feminine'

/** The forms of a noun beside a number. */
export type CountedNoun = {
  gender: Gender
  /** With the word one: `ليرة تركية واحدة`. */
  single: string
  /** Two of it: one word, if the noun has a dual. */
  pair: string
  /** After 3 to 10. */
  few: string
  /** After 11 to 99. */
  many: string
  /** After hundreds, thousands and millions. */
  plain: string
}

const UNITS: Readonly<Record<Gender, readonly string[]>> = {
  masculine: 'صفر واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة'.split(' '),
  feminine: 'صفر واحدة اثنتان ثلاث أربع خمس ست سبع ثمان تسع عشر'.split(' '),
}
/** Eleven and twelve, and what eight becomes before ten. */
const TEENS: Readonly<Record<Gender, Readonly<Record<number, string>> & { ten: string }>> = {
  masculine: { 11: 'أحد عشر', 12: 'اثنا عشر', ten: 'عشر' },
  feminine: { 11: 'إحدى عشرة', 12: 'اثنتا عشرة', 18: 'ثماني عشرة', ten: 'عشرة' },
}
const TENS = ['', '', ...'عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون'.split(' ')]
const HUNDREDS = [
  '',
  'مائة',
  'مائتان',
  ...['ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع'].map((unit) => `${unit}مائة`),
]

type Scale = { one: string; two: string; few: string; many: string }
const SCALES: readonly Scale[] = [
  { one: 'ألف', two: 'ألفان', few: 'آلاف', many: 'ألفاً' },
  { one: 'مليون', two: 'مليونان', few: 'ملايين', many: 'مليوناً' },
  { one: 'مليار', two: 'ملياران', few: 'مليارات', many: 'ملياراً' },
  { one: 'تريليون', two: 'تريليونان', few: 'تريليونات', many: 'تريليوناً' },
]

/** Parts are joined by an `and`, which is written as a prefix of the next word. */
const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(' و')

const belowHundred = (number: number, gender: Gender): string => {
  const units = UNITS[gender]
  if (number === 0) return ''
  if (number <= 10) return units[number] ?? ''
  if (number < 20)
    return TEENS[gender][number] ?? `${units[number - 10] ?? ''} ${TEENS[gender].ten}`
  const unit = number % 10
  const one = unit === 1 && gender === 'feminine' ? 'إحدى' : units[unit]
  return joined([unit === 0 ? '' : (one ?? ''), TENS[Math.floor(number / 10)] ?? ''])
}

const belowThousand = (number: number, gender: Gender): string =>
  joined([HUNDREDS[Math.floor(number / 100)] ?? '', belowHundred(number % 100, gender)])

/** Endings before a noun: a dual and an accusative lose theirs, and eight gains one. */
const CONSTRUCT: readonly (readonly [RegExp, string])[] = [
  [/(مائت|ألف|مليون|مليار|تريليون)ان$/, '$1ا'],
  [/(ألف|مليون|مليار|تريليون)اً$/, '$1'],
  [/(^| |و)ثمان$/, '$1ثماني'],
]
const beforeNoun = (words: string): string =>
  CONSTRUCT.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), words)

const ofScale = (count: number, scale: Scale): string => {
  if (count === 1) return scale.one
  if (count === 2) return scale.two
  const words = beforeNoun(belowThousand(count, 'masculine'))
  const rest = count % 100
  if (rest >= 3 && rest <= 10) return `${words} ${scale.few}`
  return rest >= 11 ? `${words} ${scale.many}` : `${words} ${scale.one}`
}

/**
 * A whole number in Arabic words.
 * @param number from 0 to below 10¹⁵
 * @param gender of what is counted
 */
export const arabicNumber = (number: bigint, gender: Gender): string => {
  if (number === 0n) return 'صفر'
  const groups: number[] = []
  for (let rest = number; rest > 0n; rest /= 1000n) groups.push(Number(rest % 1000n))
  const parts = groups.map((count, index) => {
    const scale = SCALES[index - 1]
    if (count === 0) return ''
    return scale ? ofScale(count, scale) : belowThousand(count, gender)
  })
  return joined(parts.reverse())
}

/**
 * A number of something in Arabic words: `ألف ليرة تركية وليرة تركية واحدة`.
 * @param number from 0 to below 10¹⁵
 */
export const arabicCount = (number: bigint, noun: CountedNoun): string => {
  if (number === 1n) return noun.single
  if (number === 2n) return noun.pair
  const rest = Number(number % 100n)
  // After a hundred, one and two are expressed by the form of the noun.
  if (rest === 1 || rest === 2) {
    const last = rest === 1 ? noun.single : noun.pair
    return joined([arabicCount(number - BigInt(rest), noun), last])
  }
  const words = beforeNoun(arabicNumber(number, noun.gender))
  if (rest >= 3 && rest <= 10) return `${words} ${noun.few}`
  return `${words} ${rest >= 11 ? noun.many : noun.plain}`
}
