/** The sheet a signature is drawn on, in its own units; every point is a whole number within it. */
export const SIGNATURE_WIDTH = 600
export const SIGNATURE_HEIGHT = 200

/** Strokes and points of one signature; a body of the link is 16 KB at most. */
export const MAX_STROKES = 60
export const MAX_POINTS = 1_000

/** One line without lifting the pen: x and y by turns. */
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
 * A drawn signature as it was sent. It is points and nothing else: no picture, no markup, so that
 * nothing of it can be anything but a line.
 * @returns null for what is none, or too much
 */
export const readSignature = (sent: unknown): Signature | null => {
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > MAX_STROKES) return null
  if (!sent.every(isStroke)) return null
  const points = sent.reduce((sum, stroke) => sum + stroke.length / 2, 0)
  return points > MAX_POINTS ? null : sent
}

/** A signature as the path of a drawing; made of its numbers alone. */
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
