/** Places that every statement keeps: the session, its person, and the role they had. */
const KEPT = 3

/** The values of a statement, in the order of their places. */
export class Params {
  readonly values: unknown[] = []

  /** @returns the place of the value, as SQL */
  add(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length + KEPT}`
  }
}
