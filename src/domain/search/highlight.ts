import { searchTermOf } from '../lists/searchTerm'
import { fold } from '../shared/text/fold'
import { bareCode, codeTermOf } from './codeForms'

/** A part of a text, and whether it matches the search. */
export type Piece = { text: string; isMatch: boolean }

/** Source index of each folded character: folding changes the number of characters. */
const foldedWithSources = (letters: readonly string[]) => {
  const sources: number[] = []
  const folded = letters.map((letter, index) => {
    const form = fold(letter)
    for (let at = 0; at < form.length; at += 1) sources.push(index)
    return form
  })
  return { folded: folded.join(''), sources }
}

type Folded = ReturnType<typeof foldedWithSources>

const placesOf = ({ folded, sources }: Folded, word: string): number[] => {
  const places: number[] = []
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length))
    places.push(...sources.slice(at, at + word.length))
  return places
}

/** The folded text without separators, with source indexes. */
const bareWithSources = (letters: readonly string[]): Folded => {
  const sources = letters.flatMap((letter, index) => [...bareCode(letter)].map(() => index))
  return { folded: bareCode(letters.join('')), sources }
}

/** Positions of the words of a search, else of a code written with other separators. */
const matchedPlaces = (letters: readonly string[], typed: string): Set<number> => {
  const text = foldedWithSources(letters)
  const words = searchTermOf(typed).split(' ').filter(Boolean)
  const places = words.flatMap((word) => placesOf(text, word))
  if (places.length > 0) return new Set(places)
  const codes = codeTermOf(searchTermOf(typed)).split(' ').map(bareCode)
  const bare = bareWithSources(letters)
  const wanted = codes.filter((code) => /\d/.test(code))
  const found = wanted.flatMap((code) => placesOf(bare, code))
  if (found.length === 0) return new Set()
  // Separators between two matching parts are marked too.
  const [first, last] = [Math.min(...found), Math.max(...found)]
  return new Set(letters.flatMap((_, at) => (at >= first && at <= last ? [at] : [])))
}

/**
 * Splits a text into matching and other parts for highlighting, in its original spelling: `isik`
 * marks `IŞIK`.
 *
 * @param args.typed what was searched for, not folded
 */
export const highlight = (args: { text: string; typed: string }): Piece[] => {
  const letters = [...args.text]
  const matched = matchedPlaces(letters, args.typed)
  const pieces: Piece[] = []
  letters.forEach((letter, index) => {
    const last = pieces.at(-1)
    // A combining accent belongs to the letter before it.
    const matches = fold(letter) === '' && last ? last.isMatch : matched.has(index)
    if (last?.isMatch === matches) last.text += letter
    else pieces.push({ text: letter, isMatch: matches })
  })
  return pieces
}
