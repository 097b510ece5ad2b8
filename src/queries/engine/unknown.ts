/**
 * A question this layer does not answer: whoever asked turns to Payload, which answers or refuses
 * it. Never an error that a person sees.
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

/** PostgreSQL cannot read a value as what its column holds: a day of the year 300000. */
export const isUnfitValue = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^22/.test(String(error.code))
