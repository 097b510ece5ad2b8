import { addDataAndFileToRequest, type PayloadRequest } from 'payload'
import { mayOf } from '@/access/mayOf'
import { insistOnCaller } from '@/access/session/staffOf'
import { readBody, type CommandBody, type ValuesOf } from '@/catalog/commands/bodies/body'
import type { CommandRight } from '@/catalog/commands/command'
import { Refusal } from '@/domain/shared/refusal'

/** Type of the values that a command in the registry passes to its operation. */
export type BodyOf<Known> = Known extends { body: infer Body extends CommandBody }
  ? ValuesOf<Body>
  : never

/** @throws Refusal `signInFirst`, or `notAllowed` without one of the rights */
export const insistOnRights = async (
  req: PayloadRequest,
  needs: readonly CommandRight[],
): Promise<void> => {
  insistOnCaller(req)
  if (!needs.every(await mayOf(req))) throw new Refusal('notAllowed')
}

/**
 * The values of a body.
 * @throws Refusal `invalidInput` with each invalid field, `unknownField` with each unknown one
 */
export const readFields = <Body extends CommandBody>(body: Body, sent: unknown): ValuesOf<Body> => {
  const read = readBody(body, sent)
  if ('values' in read) return read.values
  // A body that is not an object has no field to name.
  const fields = read.fields.filter(({ path }) => path !== '')
  const isUnknown = fields.some(({ code }) => code === 'unknownField')
  throw new Refusal(isUnknown ? 'unknownField' : 'invalidInput', { fields })
}

/** Reads and checks the body of a request. */
export const bodyFrom = async <Body extends CommandBody>(
  req: PayloadRequest,
  body: Body,
): Promise<ValuesOf<Body>> => {
  await addDataAndFileToRequest(req)
  return readFields(body, req.data ?? {})
}
