import config from '@payload-config'
import { getPayload } from 'payload'

import { secureHeaders } from '@/gate/secureHeaders'
import { answerApi } from '@/lib/apiHandlers'

import { isDatabaseCurrent } from './isDatabaseCurrent'

const answer = async (): Promise<Response> => {
  try {
    const payload = await getPayload({ config })
    if (await isDatabaseCurrent(payload)) return Response.json({ status: 'ok' })
    return Response.json({ status: 'migrating' }, { status: 503 })
  } catch {
    return Response.json({ status: 'unavailable' }, { status: 503 })
  }
}

/** For load balancers and the start script: the database answers and has the newest schema. */
export const { GET } = answerApi('health', {
  GET: async () => secureHeaders({ response: await answer() }),
})
