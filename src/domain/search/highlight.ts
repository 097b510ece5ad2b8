import { searchTermOf } from '../lists/searchTerm'
import { fold } from '../shared/text/fold'

/** A part of a text, and whether it matches the search. */
export type Piece = { text: string; isMatch: boolean }

/** Where each folded character comes from: folding changes the number of characters. */
const foldedWithSources = (letters: readonly string[]) => {
  const sources: number[] = []
  const folded = letters.map((letter, index) => {
    const form = fold(letter)
    for (let at = 0; at < form.length; at += 1) sources.push(index)
    return form
  })
  return { folded: folded.join(''), sources }
}

/**
 * Cuts a text so that the words of a search can be set off in it, as they are written there: `isik`
 * marks `IŞIK`.
 *
 * @param args.typed what was searched for, not folded
 */
export const highlight = (args: { text: string; typed: string }): Piece[] => {
  const letters = [...args.text]
  const { folded, sources } = foldedWithSources(letters)
  const matched = new Set<number>()
  for (const word of searchTermOf(args.typed).split(' ').filter(Boolean)) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      for (const source of sources.slice(at, at + word.length)) matched.add(source)
    }
  }
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
