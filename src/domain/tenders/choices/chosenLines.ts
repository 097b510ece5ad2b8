import type { RefusalCode } from '../../shared/refusal'
import { alternativesOf, isChoosable, isCounted, type ChoiceLine, type LineChoice } from './choices'

/** Places of the chosen lines in the document. */
export type ChosenPlaces = ReadonlySet<number>

/**
 * Whether this choice is valid: each line is offered for choosing, and at most one alternative per
 * line.
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

/** For each chosen alternative, the place of the line it replaces. */
const replacements = (lines: readonly ChoiceLine[], chosen: ChosenPlaces): Map<number, number> =>
  new Map(
    [...alternativesOf(lines)].flatMap(([place, base]) =>
      chosen.has(place) ? [[base, place] as const] : [],
    ),
  )

/**
 * The agreed lines: chosen options become ordinary lines, a chosen alternative replaces its line,
 * and unchosen ones are left out.
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
