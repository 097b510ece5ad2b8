/**
 * Thrown for a query that the read engine does not support. The caller falls back to Payload, which
 * answers or refuses it; users never see this error.
 */
export class UnknownQuestion extends Error {
  constructor(readonly about: string) {
    super(`Not answered here: ${about}`)
  }
}

/** @throws UnknownQuestion */
export const decline = (about: string): never => {
  throw new UnknownQuestion(about)
}

/** The value does not fit its column: a day of the year 300000. */
export const isUnfitValue = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^22/.test(String(error.code))
