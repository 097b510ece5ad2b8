/** Places that statements with a session keep: the session, its person, and the role they had. */
const KEPT = 3

/** The values of a statement, in the order of their places. */
export class Params {
  readonly values: unknown[] = []

  /** @param kept places before the first of these */
  constructor(private readonly kept = KEPT) {}

  /** @returns the place of the value, as SQL */
  add(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length + this.kept}`
  }
}
