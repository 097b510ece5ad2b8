import type { Endpoint } from 'payload'
import { insistOnStaff } from '@/access/session/staffOf'
import { recordAsked } from '@/collections/shared/recordAsked'
import { isRecordDay, type Day } from '@/domain/shared/day'
import { refuseFields, type FieldRefusal } from '@/domain/shared/refusal'
import { endDeputy, insistOnDeputiesOf, nameDeputy } from '@/operations/users/deputies'
import { deputiesToChoose, readDeputies } from '@/queries/users/deputies'
import { readData } from './readData'
import { refuseOthers } from './readProof'

type Data = Record<string, unknown>

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 2 ** 31

const refuseId = (data: Data, path: string): FieldRefusal | null =>
  isId(data[path]) ? null : { path, code: data[path] == null ? 'required' : 'recordNotFound' }

const refuseDay = (data: Data, path: string): FieldRefusal | null => {
  const day = data[path]
  if (day == null || day === '') return { path, code: 'required' }
  return isRecordDay(day) ? null : { path, code: 'invalidDate' }
}

/**
 * `POST /api/users/deputies/name {person?, deputy, from, until}`: names the deputy who decides
 * about requests for approval instead of the caller, or of another user, on these days.
 */
export const deputyName: Endpoint = {
  path: '/deputies/name',
  method: 'post',
  handler: async (req) => {
    const data = await readData(req)
    refuseOthers(data, ['person', 'deputy', 'from', 'until'])
    const caller = insistOnStaff(req)
    refuseFields([
      data.person === undefined ? null : refuseId(data, 'person'),
      refuseId(data, 'deputy'),
      refuseDay(data, 'from'),
      refuseDay(data, 'until'),
    ])
    const id = await nameDeputy({
      req,
      person: data.person === undefined ? caller : Number(data.person),
      deputy: Number(data.deputy),
      from: data.from as Day,
      until: data.until as Day,
    })
    return Response.json({ id })
  },
}

/** `POST /api/users/deputies/end {id}` */
export const deputyEnd: Endpoint = {
  path: '/deputies/end',
  method: 'post',
  handler: async (req) => {
    const data = await readData(req)
    refuseOthers(data, ['id'])
    insistOnStaff(req)
    refuseFields([refuseId(data, 'id')])
    await endDeputy({ req, id: Number(data.id) })
    return Response.json({ done: true })
  },
}

/**
 * `GET /api/users/:id/deputies`: the deputies of a user, the people whom that user represents, and
 * the users who may be chosen as deputies; for the user, and for those who may name their deputies.
 */
export const deputiesOf: Endpoint = {
  path: '/:id/deputies',
  method: 'get',
  handler: async (req) => {
    insistOnStaff(req)
    const person = recordAsked(req)
    await insistOnDeputiesOf(req, person)
    const [known, people] = await Promise.all([
      readDeputies(req, person),
      deputiesToChoose(req, { person }),
    ])
    return Response.json({ ...known, people })
  },
}
