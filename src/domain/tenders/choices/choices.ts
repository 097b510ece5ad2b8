import type { FieldRefusal } from '../../shared/refusal'
import { isPricedKind } from '../lines/itemKinds'

/**
 * Role of a priced line in the total: part of it, optional, or an alternative to another line.
 * Unpriced lines, and lines older than this field, are `included`.
 */
export const LINE_CHOICES = ['included', 'optional', 'alternative'] as const
export type LineChoice = (typeof LINE_CHOICES)[number]

/** Facts that decide whether a line counts. */
export type ChoiceLine = { kind: unknown; choice?: LineChoice | null | undefined }

/** True for a value that names a choice. */
export const isLineChoice = (value: unknown): value is LineChoice =>
  (LINE_CHOICES as readonly unknown[]).includes(value)

/**
 * True for a line that is sold: it has a price and is no option or alternative. The only rule for
 * which lines count in sums, VAT totals, the document discount and stock.
 */
export const isCounted = ({ kind, choice }: ChoiceLine): boolean =>
  isPricedKind(kind) && (choice ?? 'included') === 'included'

/** True for a line that its customer may choose. */
export const isChoosable = (line: ChoiceLine): boolean =>
  isPricedKind(line.kind) && !isCounted(line)

/**
 * The line that each alternative replaces: the nearest counted line above.
 * @returns index of that line by the index of the alternative; without an entry if there is none
 */
export const alternativesOf = (lines: readonly ChoiceLine[]): Map<number, number> => {
  const found = new Map<number, number>()
  let base: number | null = null
  for (const [index, line] of lines.entries()) {
    if (isCounted(line)) base = index
    else if (base !== null && isChoosable(line) && line.choice === 'alternative')
      found.set(index, base)
  }
  return found
}

/**
 * The number of each priced line, by its place: counted lines first, then options and alternatives.
 * Headings and comments have none.
 */
export const lineNumbers = (lines: readonly ChoiceLine[]): Map<number, number> => {
  const of = (judge: (line: ChoiceLine) => boolean) =>
    lines.flatMap((line, place) => (judge(line) ? [place] : []))
  return new Map([...of(isCounted), ...of(isChoosable)].map((place, index) => [place, index + 1]))
}

/** Whether a line may be an alternative at its place. */
export const mayBeAlternative = (lines: readonly ChoiceLine[], index: number): boolean =>
  lines.slice(0, index).some(isCounted)

/**
 * Alternatives without a counted line above. `refuseItem` checks the line itself.
 * @returns a refusal for each, at `items.3.choice`
 */
export const refuseChoices = (lines: readonly ChoiceLine[]): FieldRefusal[] => {
  const bases = alternativesOf(lines)
  return [...lines.entries()]
    .filter(
      ([index, line]) => isChoosable(line) && line.choice === 'alternative' && !bases.has(index),
    )
    .map(([index]) => ({ path: `items.${index}.choice`, code: 'alternativeWithoutLine' as const }))
}
