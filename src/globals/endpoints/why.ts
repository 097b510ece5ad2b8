import type { Endpoint } from 'payload'
import { insistOnStaff } from '@/access/session/staffOf'
import { rootCommandEndpoints } from '@/collections/shared/placeCommandEndpoints'
import { isCommandSlug } from '@/catalog/commands/registry'
import { whyAsked } from '@/catalog/whyAsked'
import { recordIdOf } from '@/domain/shared/recordId'
import { refuseFields, Refusal } from '@/domain/shared/refusal'
import { askForRights } from '@/operations/users/rights/askForRights'
import { declineRight } from '@/operations/users/rights/declineRight'
import { readWhy, readWhyOfRecord } from '@/queries/users/readWhy'

const refuseQuery = (path: string): Refusal => new Refusal('invalidQuery', { data: { path } })

/**
 * GET /api/why: why the caller cannot give a command (`command=tenders/approve&id=5`) or open a
 * page (`page=/users/roles`). GET /api/why/commands: all commands of a record that cannot be given
 * now (`collection=tenders&id=5`). For users only, not for programs.
 */
export const whyEndpoints: Endpoint[] = [
  {
    path: '/why',
    method: 'get',
    handler: async (req) => {
      const asked = whyAsked(Object.fromEntries(req.searchParams))
      if (typeof asked === 'string') throw refuseQuery(asked)
      return Response.json(await readWhy(req, asked))
    },
  },
  {
    path: '/why/commands',
    method: 'get',
    handler: async (req) => {
      const slug = req.searchParams.get('collection') ?? ''
      const id = recordIdOf(req.searchParams.get('id'))
      if (!isCommandSlug(slug)) throw refuseQuery('collection')
      if (id === null) throw refuseQuery('id')
      return Response.json({ docs: await readWhyOfRecord(req, { slug, id }) })
    },
  },
  ...rootCommandEndpoints('why', {
    askRight: ({ req, body }) => {
      insistOnStaff(req)
      const asked = whyAsked(body)
      if (typeof asked === 'string') {
        refuseFields([{ path: asked, code: 'notAnOption' }])
        throw new Refusal('invalidInput')
      }
      return askForRights({ req, asked })
    },
    declineRight: ({ req, body }) => declineRight({ req, id: body.request }),
  }),
]
