import type { RefusalCode } from '../../shared/refusal'
import { alternativesOf, isChoosable, isCounted, type ChoiceLine, type LineChoice } from './choices'

/** Places of the lines somebody chose, in the document. */
export type ChosenPlaces = ReadonlySet<number>

/**
 * Whether this may be chosen of these lines: each is offered for choosing, and of the alternatives to
 * one line at most one.
 * @returns null, or `choiceNotOffered`
 */
export const refuseChosen = (
  lines: readonly ChoiceLine[],
  chosen: ChosenPlaces,
): RefusalCode | null => {
  const bases = alternativesOf(lines)
  const taken = new Set<number>()
  for (const place of chosen) {
    const line = lines[place]
    if (!line || !isChoosable(line)) return 'choiceNotOffered'
    if (line.choice !== 'alternative') continue
    const base = bases.get(place)
    if (base === undefined || taken.has(base)) return 'choiceNotOffered'
    taken.add(base)
  }
  return null
}

/** The line that each chosen alternative takes the place of, by that line's place. */
const replacements = (lines: readonly ChoiceLine[], chosen: ChosenPlaces): Map<number, number> =>
  new Map(
    [...alternativesOf(lines)].flatMap(([place, base]) =>
      chosen.has(place) ? [[base, place] as const] : [],
    ),
  )

/**
 * The lines as agreed: chosen options are lines like others, a chosen alternative stands in the place
 * of its line, and what was not chosen is left out.
 */
export const takenOver = <Line extends ChoiceLine>(
  lines: readonly Line[],
  chosen: ChosenPlaces,
): (Line & { choice: LineChoice })[] => {
  const replaced = replacements(lines, chosen)
  return lines.flatMap((line, place) => {
    if (isCounted(line)) {
      const other = lines[replaced.get(place) ?? place] ?? line
      return [{ ...other, choice: 'included' as const }]
    }
    if (!isChoosable(line)) return [{ ...line, choice: 'included' as const }]
    const isOption = line.choice !== 'alternative' && chosen.has(place)
    return isOption ? [{ ...line, choice: 'included' as const }] : []
  })
}
