import { timingSafeEqual } from 'node:crypto'

/** Compares two texts in a time that tells nothing of where they differ. */
export const isSameSecret = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
