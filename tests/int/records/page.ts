import { createLocalReq } from 'payload'
import { vi } from 'vitest'
import { poolOf } from '@/database/adapter'
import { mayOf } from '@/access/mayOf'
import type { ViewPage } from '@/queries/shared/viewPage'
import type { Person } from '../../factories/person'
import { getTestPayload } from '../../helpers/payload'

/** The page of a record as this person opens it. */
export const pageFor = async (
  person: Person,
  place: { id: number; scope?: number },
): Promise<ViewPage> => {
  const payload = await getTestPayload()
  const found = await payload.findByID({ collection: 'users', id: person.id, depth: 0 })
  const user = { ...found, collection: 'users' as const }
  const headers = new Headers({ cookie: person.cookie, host: 'localhost:3000' })
  const req = await createLocalReq({ user: user as never, req: { headers } }, payload)
  return {
    req,
    locale: 'tr',
    scope: 0,
    route: 'stockCardView',
    may: await mayOf(req),
    ...place,
  }
}

/** Every statement that some reading took. */
export const statementsOf = async <T>(read: () => Promise<T>) => {
  const asked = vi.spyOn(poolOf(await getTestPayload()), 'query')
  const result = await read()
  const statements = asked.mock.calls.map(([statement]: unknown[]) =>
    typeof statement === 'string' ? statement : (statement as { text: string }).text,
  )
  asked.mockRestore()
  return { result, statements }
}
