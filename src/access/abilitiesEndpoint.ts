import type { Endpoint } from 'payload'
import { insistOnCaller } from './session/staffOf'
import { abilityOfRequest } from './abilityOf'

/** GET /api/abilities: the caller's rules, as clients build their own ability from. */
export const abilitiesEndpoint: Endpoint = {
  path: '/abilities',
  method: 'get',
  handler: async (req) => {
    insistOnCaller(req)
    const { rules } = await abilityOfRequest(req)
    return Response.json({
      rules: rules.map(({ action, subject, fields }) => ({ action, subject, fields })),
    })
  },
}
