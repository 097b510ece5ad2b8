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
