/** Parameters reserved in every statement with a session: the session, its user, and the role. */
const KEPT = 3

/** The parameters of a statement, in order. */
export class Params {
  readonly values: unknown[] = []

  /** @param kept reserved parameters before the first of these */
  constructor(private readonly kept = KEPT) {}

  /** @returns the placeholder of the value, as SQL */
  add(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length + this.kept}`
  }

  /**
   * @param part adds its values; if it throws, they are removed again
   * @returns the result of `part`; null if it throws an error that `isExpected` accepts
   */
  attempt<Made>(part: () => Made, isExpected: (error: unknown) => boolean): Made | null {
    const before = this.values.length
    try {
      return part()
    } catch (error) {
      this.values.length = before
      if (isExpected(error)) return null
      throw error
    }
  }
}
