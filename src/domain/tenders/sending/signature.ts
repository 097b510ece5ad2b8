/** The size of a signature in its own units; all coordinates are integers. */
export const SIGNATURE_WIDTH = 600
export const SIGNATURE_HEIGHT = 200

/** Most strokes and points of a signature; a request of the link is at most 16 KB. */
export const MAX_STROKES = 60
export const MAX_POINTS = 1_000

/** One stroke: alternating x and y. */
export type Stroke = readonly number[]
export type Signature = readonly Stroke[]

const isWithin = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most

const isStroke = (sent: unknown): sent is Stroke =>
  Array.isArray(sent) &&
  sent.length >= 4 &&
  sent.length % 2 === 0 &&
  sent.every((value, index) => isWithin(value, index % 2 ? SIGNATURE_HEIGHT : SIGNATURE_WIDTH))

/**
 * Validates a drawn signature. It consists of points only: no image and no markup that could be
 * anything but a line.
 * @returns null if it is invalid or too large
 */
export const readSignature = (sent: unknown): Signature | null => {
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > MAX_STROKES) return null
  if (!sent.every(isStroke)) return null
  const points = sent.reduce((sum, stroke) => sum + stroke.length / 2, 0)
  return points > MAX_POINTS ? null : sent
}

/** A signature as an SVG path; built from its numbers alone. */
export const pathOfSignature = (signature: Signature): string =>
  signature
    .map((stroke) => {
      const points = Array.from(
        { length: stroke.length / 2 },
        (_, index) => `${Number(stroke[index * 2])} ${Number(stroke[index * 2 + 1])}`,
      )
      return `M${points.join('L')}`
    })
    .join('')
