import type { Endpoint } from 'payload'
import { readExplanation } from '@/queries/explain/readExplanation'
import { readPeek } from '@/queries/related/readPeek'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const recordEndpoints: Endpoint[] = [
  {
    // Why a number is what it is: `of=<collection>/<id>/<field>`.
    path: '/explain',
    method: 'get',
    handler: async (req) => Response.json(await readExplanation(req, textOf(req.query?.of))),
  },
  {
    // What screens show of a record without leaving them: `at=<address of its page>`.
    path: '/peek',
    method: 'get',
    handler: async (req) => Response.json(await readPeek(req, textOf(req.query?.at))),
  },
]
