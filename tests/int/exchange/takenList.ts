import { initI18n } from '@payloadcms/translations'
import { parseCsv } from 'hucre/csv'
import { createLocalReq, getAccessResults, type Payload, type TypedUser } from 'payload'
import { loadList } from '@/queries/list/loadList'
import { textOfFact } from '@/present/record/recordFact'
import { ask, type Ask } from '../gate/rest'

/** Asks for a list as a file. */
export const askExport = (slug: string, search: string, options: Ask): Promise<Response> =>
  ask('GET', `/${slug}/export?${search}`, options)

/** The lines of a CSV file: its headers, then its rows. */
export const linesOf = async (answer: Promise<Response>): Promise<string[][]> => {
  const response = await answer
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
  const text = (await response.text()).replace(/^\ufeff/, '')
  // Of one column with nothing in its last row, that row is what stands after the last break.
  const last = text.endsWith('\r\n') ? [['']] : []
  return [...parseCsv(text, { delimiter: ';' }), ...last].map((line) =>
    line.map((cell) => String(cell ?? '')),
  )
}

/** The very list as its page shows it, in the same language; null where it cannot be read. */
export const shownList = async (args: {
  payload: Payload
  user: TypedUser
  cookie: string
  slug: string
  search: string
}) => {
  const { payload, user, cookie, slug, search } = args
  const headers = new Headers({ cookie, host: 'localhost:3000' })
  const i18n = await initI18n({ config: payload.config.i18n, context: 'client', language: 'en' })
  const req = await createLocalReq({ user, req: { i18n, t: i18n.t, headers } as never }, payload)
  const permissions = await getAccessResults({ req })
  const list = await loadList({
    req,
    slug,
    query: { ...Object.fromEntries(new URLSearchParams(search)), limit: 'all', sure: '1' },
    permissions: permissions.collections?.[slug as never] as never,
    readOffers: () => Promise.resolve(new Map()),
  })
  if (list.isFailed) return null
  const texts = list.rows.map(({ cells }) =>
    cells.map((cell) => textOfFact({ name: '', label: '', kind: 'text', cell })),
  )
  return { columns: list.columns, texts }
}
