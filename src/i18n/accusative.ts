const VOWELS = 'aeıioöuü'
const HARMONY: Readonly<Record<string, string>> = {
  a: 'ı',
  ı: 'ı',
  e: 'i',
  i: 'i',
  o: 'u',
  u: 'u',
  ö: 'ü',
  ü: 'ü',
}
const SOFTENED: Readonly<Record<string, string>> = { k: 'ğ', ç: 'c' }

/**
 * Words whose form cannot be derived from sounds: abbreviations, loan words, and stems that look
 * like compounds.
 */
const IRREGULAR: Readonly<Record<string, string>> = {
  no: 'numarasını',
  rol: 'rolü',
  kişi: 'kişiyi',
  bağlantı: 'bağlantıyı',
  görevi: 'görevini',
  görür: 'göreceğini',
  KDV: 'KDV’yi',
  IBAN: 'IBAN’ı',
}

const lastVowel = (word: string): string | undefined =>
  [...word].reverse().find((letter) => VOWELS.includes(letter))

const ofNumber = (digits: string): string => {
  const endings = ['ı', 'i', 'yi', 'ü', 'ü', 'i', 'yı', 'yi', 'i', 'u']
  return `${digits}’${endings[Number(digits.at(-1))]}`
}

const ofWord = (word: string, isCompound: boolean): string => {
  const irregular = IRREGULAR[word] ?? IRREGULAR[word.toLocaleLowerCase('tr')]
  if (irregular) return word.charAt(0) + irregular.slice(1)
  if (/\d$/.test(word)) return ofNumber(word)
  const lower = word.toLocaleLowerCase('tr')
  const vowel = HARMONY[lastVowel(lower) ?? 'i'] ?? 'i'
  const last = lower.at(-1) ?? ''
  if (!VOWELS.includes(last)) {
    const syllables = [...lower].filter((letter) => VOWELS.includes(letter)).length
    const soft = syllables > 1 ? SOFTENED[last] : undefined
    return `${soft ? word.slice(0, -1) + soft : word}${vowel}`
  }
  // "Stok adı" is a compound, "konu" a stem that ends in a vowel.
  return `${word}${isCompound && 'ıiuü'.includes(last) ? 'n' : 'y'}${vowel}`
}

/**
 * A Turkish label as the object of a sentence: `Güncel fiyat` → `Güncel fiyatı`, `Stok adı` →
 * `Stok adını`, `KDV oranı (%)` → `KDV oranını (%)`. For the labels of our dictionary, not for any
 * word: `accusative.spec.ts` has the table.
 */
export const accusative = (label: string): string => {
  const [, text = label, rest = ''] = /^(.*?)(\s*\(.*\))?$/.exec(label) ?? []
  const words = text.split(' ')
  const last = words.pop() ?? ''
  return [...words, ofWord(last, words.length > 0)].join(' ') + rest
}
